import { type CouponTerms, isGoodFor } from '../promotions/coupons.ts';
import { type CouponQuestion, priceWithoutPoints } from './coupon-choices.ts';

/** A coupon that is not the buyer's yet, and what it takes off more than the coupons that are chosen. */
export interface Collectable<Offer> {
  readonly coupon: Offer;
  readonly savesCents: number;
}

/**
 * Of every store and of the platform the one coupon that saves most in place of the chosen one, if any does. Each is
 * priced with the other choices as they are: a coupon of a store may cost the one of the platform its threshold.
 */
export function collectableCoupons<Offer extends CouponTerms>(
  question: CouponQuestion,
  chosen: readonly CouponTerms[],
  offers: readonly Offer[],
): Collectable<Offer>[] {
  const { payableCents } = priceWithoutPoints(question, chosen);
  // Most coupons are for other goods and need not be priced.
  const fitting = offers.filter((offer) => question.lines.some((line) => isGoodFor(offer, line)));
  return [...Map.groupBy(fitting, ({ storeId }) => storeId)].flatMap(([storeId, rivals]) => {
    const others = chosen.filter((coupon) => coupon.storeId !== storeId);
    const tried = rivals.map((coupon) => ({
      coupon,
      savesCents: payableCents - priceWithoutPoints(question, [...others, coupon]).payableCents,
    }));
    const [best] = tried.toSorted((one, other) => other.savesCents - one.savesCents);
    return best && best.savesCents > 0 ? [best] : [];
  });
}
