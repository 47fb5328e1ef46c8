import type { OutputOf } from '@galleria/contract/operation';
import type { couponPage, ownCouponPage } from '@galleria/contract/promotions/promotions';
import { storeAddress } from '../stores/store-address.ts';

/** A coupon that can be collected. */
export type CentreCoupon = OutputOf<typeof couponPage>['records'][number];

/** A coupon that was. */
export type OwnCoupon = OutputOf<typeof ownCouponPage>['records'][number];

/** What every coupon says of itself, wherever it is shown. */
export type CouponFace = Pick<CentreCoupon, Extract<keyof CentreCoupon, keyof OwnCoupon>>;

/** Numbers of the API. */
export const COUPON_TYPE = { cash: 1, percent: 2 } as const;
export const COUPON_SCOPE = { everything: 0, products: 1, categories: 2, stores: 3 } as const;
export const VALID_TIME = { fixed: 1, fromCollecting: 2 } as const;

/** Where a coupon can be spent. */
export function spendingAddress({ couponId, shopId, suitableProdType }: CouponFace): string {
  const isForWholeStore = shopId !== 0 && suitableProdType === COUPON_SCOPE.everything;
  return isForWholeStore ? storeAddress(shopId) : `/list?couponId=${couponId}`;
}
