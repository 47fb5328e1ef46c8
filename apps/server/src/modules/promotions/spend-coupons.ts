import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../infra/database/transaction.ts';
import { markSpent, markUnspent } from './own-coupons-db.ts';

/** Spends own coupons on a trade, all or none: a refusal must be returned from the transaction. */
export async function spendCoupons(
  { queries }: Transaction,
  userId: string,
  ownCouponIds: readonly number[],
  tradeId: number,
): Promise<Refused<'coupon.spent'> | undefined> {
  const wanted = [...new Set(ownCouponIds)];
  if (wanted.length === 0) return undefined;
  const spent = await markSpent(queries, userId, wanted, tradeId);
  return spent === wanted.length ? undefined : refuse('coupon.spent');
}

/** The trade did not come about: its coupons are their owner's again, as long as they are good. */
export async function returnCoupons({ queries }: Transaction, tradeId: number): Promise<void> {
  await markUnspent(queries, tradeId);
}
