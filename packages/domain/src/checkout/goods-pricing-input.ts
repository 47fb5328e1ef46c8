import type { WantedLine } from '../pricing/trade.ts';
import type { StoreDiscount } from '../promotions/store-discounts.ts';
import { DEFAULT_RULES } from '../site/mall-rules.ts';
import type { CouponPricingInput } from './coupon-choices.ts';

/** Prices goods alone: without coupons, points and delivery. */
export function goodsPricingInput(
  lines: readonly WantedLine[],
  storeDiscounts: readonly StoreDiscount[],
): CouponPricingInput {
  return {
    lines,
    storeDiscounts,
    pointsRule: DEFAULT_RULES,
    deliveries: new Map(),
    destination: undefined,
    shippingTemplates: new Map(),
    sameCity: new Map(),
  };
}
