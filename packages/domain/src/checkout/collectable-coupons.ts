import { type CouponTerms, couponAppliesTo } from '../promotions/coupons.ts';
import { type CouponPricingInput, priceWithoutPoints } from './coupon-choices.ts';

/** A coupon that the buyer does not have yet, and its saving compared with the chosen coupons. */
export interface Collectable<Offer> {
  readonly coupon: Offer;
  readonly savesCents: number;
}

/**
 * For each store and for the platform, the coupon that saves most in place of the chosen one, if any does. Each is
 * priced with the other chosen coupons: a store's coupon may bring the goods below a platform coupon's threshold.
 */
export function collectableCoupons<Offer extends CouponTerms>(
  input: CouponPricingInput,
  chosen: readonly CouponTerms[],
  offers: readonly Offer[],
): Collectable<Offer>[] {
  const { payableCents } = priceWithoutPoints(input, chosen);
  // Coupons for other goods, which are most of them, need not be priced.
  const fitting = offers.filter((offer) => input.lines.some((line) => couponAppliesTo(offer, line)));
  return [...Map.groupBy(fitting, ({ storeId }) => storeId)].flatMap(([storeId, candidates]) => {
    const others = chosen.filter((coupon) => coupon.storeId !== storeId);
    const priced = candidates.map((coupon) => ({
      coupon,
      savesCents: payableCents - priceWithoutPoints(input, [...others, coupon]).payableCents,
    }));
    const [best] = priced.toSorted((one, other) => other.savesCents - one.savesCents);
    return best && best.savesCents > 0 ? [best] : [];
  });
}
