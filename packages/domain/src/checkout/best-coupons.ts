import { priceTrade } from '../pricing/price-trade.ts';
import { sumOf } from '../pricing/reductions.ts';
import type { PricedLine, PricedTrade, TradeQuestion } from '../pricing/trade.ts';
import { type CouponTerms, couponOff, isGoodFor } from '../promotions/coupons.ts';

export interface OwnCoupon extends CouponTerms {
  readonly ownCouponId: number;
  readonly validUntil: Date;
}

/** What a coupon would take off now, and how much more of what it is good for it takes to be usable. */
interface CouponStanding {
  readonly savesCents: number;
  readonly missingCents: number;
}

/** `lines` are priced up to where the coupon's turn comes, without points. */
export function couponStanding(coupon: CouponTerms, lines: readonly PricedLine[]): CouponStanding {
  const fittingCents = lines.reduce((sum, line) => (isGoodFor(coupon, line) ? sum + goodsLeft(line) : sum), 0);
  return {
    savesCents: couponOff(coupon, fittingCents),
    missingCents: Math.max(0, coupon.thresholdCents - fittingCents),
  };
}

function goodsLeft(line: PricedLine): number {
  return line.goodsCents - sumOf(line.reductions);
}

type CouponQuestion = Omit<TradeQuestion, 'coupons' | 'points'>;

/** What a trade costs before its platform coupon: store coupons are measured on it without any, platform coupons with them. */
export function priceBeforePoints(question: CouponQuestion, coupons: readonly CouponTerms[]): PricedTrade {
  return priceTrade({ ...question, coupons, points: 0 });
}

/** The one that saves most in every store, then the best of the platform's on what is left. */
export function bestCoupons<Own extends OwnCoupon>(question: CouponQuestion, own: readonly Own[]): Own[] {
  const linesBefore = (coupons: readonly CouponTerms[]) =>
    priceBeforePoints(question, coupons).orders.flatMap((order) => order.lines);
  const plain = linesBefore([]);
  const ofStores = Map.groupBy(
    own.filter((coupon) => coupon.storeId !== null),
    (coupon) => coupon.storeId,
  );
  const chosen = [...ofStores.values()].flatMap((coupons) => bestOf(coupons, plain));
  const left = chosen.length > 0 ? linesBefore(chosen) : plain;
  return [
    ...chosen,
    ...bestOf(
      own.filter((coupon) => coupon.storeId === null),
      left,
    ),
  ];
}

/** Of two that save as much the one that ends first, so that nothing is left to go stale. */
function bestOf<Own extends OwnCoupon>(coupons: readonly Own[], lines: readonly PricedLine[]): Own[] {
  const [best] = coupons
    .map((coupon) => ({ coupon, saves: couponStanding(coupon, lines).savesCents }))
    .filter(({ saves }) => saves > 0)
    .sort(
      (one, other) =>
        other.saves - one.saves ||
        one.coupon.validUntil.getTime() - other.coupon.validUntil.getTime() ||
        one.coupon.ownCouponId - other.coupon.ownCouponId,
    );
  return best ? [best.coupon] : [];
}
