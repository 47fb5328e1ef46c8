import { priceTrade } from '../pricing/price-trade.ts';
import { sumOf } from '../pricing/reductions.ts';
import type { PricedLine, PricedTrade, TradeQuestion } from '../pricing/trade.ts';
import { type CouponTerms, couponOff, isGoodFor } from '../promotions/coupons.ts';

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

export function goodsLeft(line: PricedLine): number {
  return line.goodsCents - sumOf(line.reductions);
}

export type CouponQuestion = Omit<TradeQuestion, 'coupons' | 'points'>;

/** What a trade costs before its platform coupon: store coupons are measured on it without any, platform coupons with them. */
export function priceBeforePoints(question: CouponQuestion, coupons: readonly CouponTerms[]): PricedTrade {
  return priceTrade({ ...question, coupons, points: 0 });
}
