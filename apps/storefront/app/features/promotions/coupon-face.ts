import type { OutputOf } from '@galleria/contract/operation';
import type { couponPage, ownCouponPage } from '@galleria/contract/promotions/promotions';
import { storeAddress } from '../stores/store-address.ts';

/** A coupon in the coupon centre. */
export type CentreCoupon = OutputOf<typeof couponPage>['records'][number];

/** A coupon that the buyer has collected. */
export type OwnCoupon = OutputOf<typeof ownCouponPage>['records'][number];

/** Fields that both kinds have, for a coupon's ticket. */
export type CouponFace = Pick<CentreCoupon, Extract<keyof CentreCoupon, keyof OwnCoupon>>;

/** Wire values. */
export const COUPON_TYPE = { cash: 1, percent: 2 } as const;
export const COUPON_SCOPE = { everything: 0, products: 1, categories: 2, stores: 3 } as const;
export const VALID_TIME = { fixed: 1, fromCollecting: 2 } as const;

/** The page with the products that a coupon is valid for. */
export function spendingAddress({ couponId, shopId, suitableProdType }: CouponFace): string {
  const isForWholeStore = shopId !== 0 && suitableProdType === COUPON_SCOPE.everything;
  return isForWholeStore ? storeAddress(shopId) : `/list?couponId=${couponId}`;
}
