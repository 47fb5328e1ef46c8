import { priceTrade } from '../pricing/price-trade.ts';
import { sumOf } from '../pricing/reductions.ts';
import type { PricedLine, PricedTrade, TradeQuestion } from '../pricing/trade.ts';
import { type CouponTerms, couponOff, isGoodFor } from '../promotions/coupons.ts';

/** The saving of a coupon, and the amount of eligible goods that is missing to its threshold. */
interface CouponValue {
  readonly savesCents: number;
  readonly missingCents: number;
}

/** `lines` are priced with the reductions that come before this coupon, without points. */
export function evaluateCoupon(coupon: CouponTerms, lines: readonly PricedLine[]): CouponValue {
  const eligibleCents = lines.reduce((sum, line) => (isGoodFor(coupon, line) ? sum + goodsLeft(line) : sum), 0);
  return {
    savesCents: couponOff(coupon, eligibleCents),
    missingCents: Math.max(0, coupon.thresholdCents - eligibleCents),
  };
}

export function goodsLeft(line: PricedLine): number {
  return line.goodsCents - sumOf(line.reductions);
}

export type CouponQuestion = Omit<TradeQuestion, 'coupons' | 'points'>;

/** Store coupons are evaluated on the price without coupons, platform coupons on the price with store coupons. */
export function priceWithoutPoints(question: CouponQuestion, coupons: readonly CouponTerms[]): PricedTrade {
  return priceTrade({ ...question, coupons, points: 0 });
}
