import { type CouponPricingInput, type OwnCoupon, priceWithoutPoints, storeChoices } from './coupon-choices.ts';
import { EMPTY_SELECTION, prepareSearch, type Selection, searchCoupons } from './search-coupons.ts';

/**
 * The buyer's coupons with which a trade costs least: at most one per store and one of the platform. A store's best
 * coupon may leave too little for a platform coupon, so both are searched together. Of selections that save the same,
 * the one with fewer coupons wins, then the one whose coupons expire sooner.
 */
export function bestCoupons<Own extends OwnCoupon>(input: CouponPricingInput, own: readonly Own[]): Own[] {
  const lines = priceWithoutPoints(input, []).orders.flatMap((order) => order.lines);
  const different = firstOfEach(own);
  const stores = storeChoices(lines, different);
  const searches = different
    .filter((coupon) => coupon.storeId === null)
    .map((coupon) => prepareSearch(stores, coupon))
    .toSorted((one, other) => other.atMostCents - one.atMostCents);
  let best: Selection<Own> = searchCoupons(prepareSearch(stores, undefined), EMPTY_SELECTION);
  for (const search of searches) {
    // The bounds of the remaining searches are not higher.
    if (search.atMostCents < best.savesCents) break;
    best = searchCoupons(search, best);
  }
  return [...best.coupons];
}

/** Of several copies of a coupon, the one that expires first: all save the same. */
function firstOfEach<Own extends OwnCoupon>(own: readonly Own[]): Own[] {
  const inOrder = own.toSorted(
    (one, other) => one.validUntil.getTime() - other.validUntil.getTime() || one.ownCouponId - other.ownCouponId,
  );
  return [...Map.groupBy(inOrder, ({ couponId }) => couponId).values()].flatMap((same) => same.slice(0, 1));
}
