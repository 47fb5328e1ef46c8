import type * as contract from '@galleria/contract/promotions/promotions';
import { refuse } from '@galleria/domain/refusals';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { claimCoupon, claimRefusal, insertOwnCoupon } from './collect-coupon-db.ts';
import type { PromotionsContext } from './index.ts';

/** Decrements the coupon's counter and inserts a coupon for the buyer, in one transaction. */
export const collectCoupon: UseCase<typeof contract.collectCoupon, PromotionsContext> = async (
  { database, stores },
  { couponId },
  { actor, locale },
) => {
  const summaries = await stores.summaries(locale);
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const claimed = await claimCoupon(queries, couponId, { onlyIfOffered: true });
    if (!claimed) return refuse(await claimRefusal(queries, couponId));
    const store = claimed.storeId === null ? undefined : summaries.get(claimed.storeId);
    if (claimed.storeId !== null && (!store || !isOpen(store.shopStatus))) return refuse('coupon.ended');
    const own = await insertOwnCoupon(queries, couponId, actor.userId);
    if (!own) return refuse('coupon.limit');
    // The last coupon is taken, so the cached `storesWithCoupons` changes.
    if (claimed.left === 0) await transaction.changed('promotions');
    const { ownCouponId, ordinal } = own;
    return { couponUserId: ownCouponId, ownCount: ordinal, state: ordinal < claimed.perPerson ? 'free' : 'collected' };
  });
};
