import { allocate } from '../money/allocate.ts';
import type { PricedLine } from '../pricing/trade.ts';
import { type CouponTerms, couponOff, isGoodFor } from '../promotions/coupons.ts';
import { couponStanding, goodsLeft } from './coupon-standing.ts';

export interface OwnCoupon extends CouponTerms {
  readonly ownCouponId: number;
  readonly validUntil: Date;
}

/** A line with what is left to pay for its goods. */
interface LineLeft {
  readonly line: PricedLine;
  readonly leftCents: number;
}

/** What one store's goods come to with one of its coupons, or with none. */
export interface StoreChoice<Own> {
  readonly coupons: readonly Own[];
  readonly savesCents: number;
  readonly lines: readonly LineLeft[];
}

/** For every store the choices that there are, none being the first. `lines` are priced without coupons. */
export function storeChoices<Own extends OwnCoupon>(
  lines: readonly PricedLine[],
  own: readonly Own[],
): StoreChoice<Own>[][] {
  return [...Map.groupBy(lines, (line) => line.storeId)].map(([storeId, goods]) => {
    const plain = goods.map((line) => ({ line, leftCents: goodsLeft(line) }));
    const usable = own.filter((coupon) => coupon.storeId === storeId && couponStanding(coupon, goods).savesCents > 0);
    return [{ coupons: [], savesCents: 0, lines: plain }, ...usable.map((coupon) => withCoupon(coupon, plain))];
  });
}

/** Shared out as pricing does, so that a platform coupon for some of the lines finds the same left of them. */
function withCoupon<Own extends OwnCoupon>(coupon: Own, plain: readonly LineLeft[]): StoreChoice<Own> {
  const fitting = plain.filter(({ line }) => isGoodFor(coupon, line));
  const savesCents = couponOff(coupon, leftOf(fitting));
  const parts = allocate(
    savesCents,
    fitting.map(({ leftCents }) => leftCents),
  );
  const offOf = new Map(fitting.map(({ line }, at) => [line.key, parts[at] ?? 0]));
  const lines = plain.map(({ line, leftCents }) => ({ line, leftCents: leftCents - (offOf.get(line.key) ?? 0) }));
  return { coupons: [coupon], savesCents, lines };
}

export function leftOf(lines: readonly LineLeft[]): number {
  return lines.reduce((sum, { leftCents }) => sum + leftCents, 0);
}
