import { storeAddress } from '../stores/store-address.ts';
import { COUPON_SCOPE, type CouponFace } from './coupon-face.ts';

/** Where a coupon can be spent. */
export function spendingAddress({ couponId, shopId, suitableProdType }: CouponFace): string {
  const isForWholeStore = shopId !== 0 && suitableProdType === COUPON_SCOPE.everything;
  return isForWholeStore ? storeAddress(shopId) : `/list?couponId=${couponId}`;
}
