import type { OutputOf } from '@galleria/contract/operation';
import type { collectCoupon as operation } from '@galleria/contract/promotions';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { isOpen } from '@galleria/domain/stores/store-status';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import type { Buyer, PromotionsContext } from './context.ts';
import { handOver, putBack, takeOne, whyNotTaken } from './take-coupon-db.ts';

type NotReceived = 'coupon.notFound' | 'coupon.ended' | 'coupon.soldOut' | 'coupon.limit';

/** One coupon from the heap into a person's hands: both change together, or neither does. */
export async function receiveCoupon(
  { database, stores }: Pick<PromotionsContext, 'database' | 'stores'>,
  couponId: number,
  { actor, userId, locale }: Buyer,
): Promise<OutputOf<typeof operation> | Refused<NotReceived>> {
  const heads = await stores.summaries(locale);
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const taken = await takeOne(queries, couponId, { onlyIfOffered: true });
    if (!taken) return refuse(await whyNotTaken(queries, couponId));
    const store = taken.storeId === null ? undefined : heads.get(taken.storeId);
    if (taken.storeId !== null && (!store || !isOpen(store.shopStatus))) return refuse('coupon.ended');
    const own = await handOver(queries, couponId, userId);
    if (!own) return refuse('coupon.limit');
    // Which stores have coupons is remembered.
    if (taken.left === 0) await transaction.changed('promotions');
    const { ownCouponId, ordinal } = own;
    return { couponUserId: ownCouponId, ownCount: ordinal, state: ordinal < taken.perPerson ? 'free' : 'collected' };
  });
}

/** What the mall itself gives away, on offer or not; what has run out, or what somebody has enough of, is left out. */
export async function giveCoupons(
  { queries }: Transaction,
  userId: string,
  couponIds: readonly number[],
): Promise<void> {
  for (const couponId of [...new Set(couponIds)].toSorted((one, other) => one - other)) {
    const taken = await takeOne(queries, couponId, { onlyIfOffered: false });
    if (taken && !(await handOver(queries, couponId, userId))) await putBack(queries, couponId);
  }
}
