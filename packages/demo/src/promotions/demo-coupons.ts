import { platformCoupons } from './platform-coupons.ts';
import { storeCoupons } from './store-coupons.ts';
import type { DemoCoupon } from './types.ts';

export const demoCoupons: readonly DemoCoupon[] = [...platformCoupons, ...storeCoupons];

/** What the demo's buyer has collected: some to use now, two that are yet to start, one that is over. */
export const buyersCouponIds: readonly number[] = [1, 3, 5, 7, 8, 9, 11, 13];
