import { platformCoupons } from './platform-coupons.ts';
import { storeCoupons } from './store-coupons.ts';
import type { DemoCoupon } from './types.ts';

export const demoCoupons: readonly DemoCoupon[] = [...platformCoupons, ...storeCoupons];

/** Coupons that the demo buyer has collected: some usable now, two not yet valid, one expired. */
export const buyersCouponIds: readonly number[] = [1, 3, 5, 7, 8, 9, 11, 13];
