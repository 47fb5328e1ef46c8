import { allocate } from '../money/allocate.ts';
import { priceTrade } from '../pricing/price-trade.ts';
import { sumOf } from '../pricing/reductions.ts';
import type { PricedLine, PricedTrade, PricingInput } from '../pricing/trade.ts';
import { type CouponTerms, couponAppliesTo, couponOff } from '../promotions/coupons.ts';

/** The saving of a coupon, and the amount of eligible goods that is missing to its threshold. */
interface CouponValue {
  readonly savesCents: number;
  readonly missingCents: number;
}

/** `lines` are priced with the reductions that come before this coupon, without points. */
export function evaluateCoupon(coupon: CouponTerms, lines: readonly PricedLine[]): CouponValue {
  const eligibleCents = lines.reduce((sum, line) => (couponAppliesTo(coupon, line) ? sum + goodsLeft(line) : sum), 0);
  return {
    savesCents: couponOff(coupon, eligibleCents),
    missingCents: Math.max(0, coupon.thresholdCents - eligibleCents),
  };
}

export function goodsLeft(line: PricedLine): number {
  return line.goodsCents - sumOf(line.reductions);
}

export type CouponPricingInput = Omit<PricingInput, 'coupons' | 'points'>;

/**
 * Prices a trade with these coupons and no points. Store coupons are evaluated on the price without coupons, platform
 * coupons on the price with store coupons.
 */
export function priceWithoutPoints(input: CouponPricingInput, coupons: readonly CouponTerms[]): PricedTrade {
  return priceTrade({ ...input, coupons, points: 0 });
}

export interface OwnCoupon extends CouponTerms {
  readonly ownCouponId: number;
  readonly validUntil: Date;
}

/** A line with the amount still to pay for its goods. */
interface LineLeft {
  readonly line: PricedLine;
  readonly leftCents: number;
}

/** The lines of one store with one of its coupons, or with none. */
export interface StoreChoice<Own> {
  readonly coupons: readonly Own[];
  readonly savesCents: number;
  readonly lines: readonly LineLeft[];
}

/** For each store its choices, the first being no coupon. `lines` are priced without coupons. */
export function storeChoices<Own extends OwnCoupon>(
  lines: readonly PricedLine[],
  own: readonly Own[],
): StoreChoice<Own>[][] {
  return [...Map.groupBy(lines, (line) => line.storeId)].map(([storeId, goods]) => {
    const plain = goods.map((line) => ({ line, leftCents: goodsLeft(line) }));
    const usable = own.filter((coupon) => coupon.storeId === storeId && evaluateCoupon(coupon, goods).savesCents > 0);
    return [{ coupons: [], savesCents: 0, lines: plain }, ...usable.map((coupon) => withCoupon(coupon, plain))];
  });
}

/** Allocates the saving to lines as pricing does, so that a platform coupon is evaluated on the same amounts. */
function withCoupon<Own extends OwnCoupon>(coupon: Own, plain: readonly LineLeft[]): StoreChoice<Own> {
  const fitting = plain.filter(({ line }) => couponAppliesTo(coupon, line));
  const savesCents = couponOff(coupon, leftOf(fitting));
  const parts = allocate(
    savesCents,
    fitting.map(({ leftCents }) => leftCents),
  );
  const offOf = new Map(fitting.map(({ line }, index) => [line.key, parts[index] ?? 0]));
  const lines = plain.map(({ line, leftCents }) => ({ line, leftCents: leftCents - (offOf.get(line.key) ?? 0) }));
  return { coupons: [coupon], savesCents, lines };
}

export function leftOf(lines: readonly LineLeft[]): number {
  return lines.reduce((sum, { leftCents }) => sum + leftCents, 0);
}
