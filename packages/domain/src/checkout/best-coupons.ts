import { type OwnCoupon, storeChoices } from './coupon-choices.ts';
import { type CouponQuestion, priceBeforePoints } from './evaluate-coupon.ts';
import { bestBeside, NOTHING_CHOSEN, type Weighed, weigh } from './search-coupons.ts';

/**
 * The own coupons with which a trade costs least: at most one per store and one of the platform. What saves most in a
 * store may leave too little for a coupon of the platform, so both are weighed together. Of two choices that save as much
 * it is the one that spends fewer coupons, then the one whose coupons end sooner.
 */
export function bestCoupons<Own extends OwnCoupon>(question: CouponQuestion, own: readonly Own[]): Own[] {
  const lines = priceBeforePoints(question, []).orders.flatMap((order) => order.lines);
  const different = firstOfEach(own);
  const stores = storeChoices(lines, different);
  const platforms = different
    .filter((coupon) => coupon.storeId === null)
    .map((coupon) => weigh(stores, coupon))
    .toSorted((one, other) => other.atMostCents - one.atMostCents);
  let best: Weighed<Own> = bestBeside(weigh(stores, undefined), NOTHING_CHOSEN);
  for (const scales of platforms) {
    // Nor does any of those after it, which promise even less.
    if (scales.atMostCents < best.savesCents) break;
    best = bestBeside(scales, best);
  }
  return [...best.coupons];
}

/** Several of the same coupon are worth the same: the one that ends first stands for all. */
function firstOfEach<Own extends OwnCoupon>(own: readonly Own[]): Own[] {
  const inOrder = own.toSorted(
    (one, other) => one.validUntil.getTime() - other.validUntil.getTime() || one.ownCouponId - other.ownCouponId,
  );
  return [...Map.groupBy(inOrder, ({ couponId }) => couponId).values()].flatMap((same) => same.slice(0, 1));
}
