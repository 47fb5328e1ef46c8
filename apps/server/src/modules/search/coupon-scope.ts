/** What a coupon is good for. No category is named that lies in another one that is. */
export interface CouponScope {
  /** None: every store. */
  readonly storeId: number | null;
  readonly scope: 'all' | 'categories' | 'products';
  readonly scopeIds: readonly number[];
}

/** The same as filters, each left out where it does not narrow. */
export function filtersOfCoupon(coupon: CouponScope | undefined) {
  return {
    shopId: coupon?.storeId ?? undefined,
    categoryIds: coupon?.scope === 'categories' ? coupon.scopeIds : undefined,
    productIds: coupon?.scope === 'products' ? coupon.scopeIds : undefined,
  };
}
