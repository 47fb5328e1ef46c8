import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../infra/database/transaction.ts';
import { markRedeemed, markReturned } from './own-coupons-db.ts';

/** Redeems coupons for a trade, all or none: a refusal must be returned from the transaction. */
export async function redeemCoupons(
  { queries }: Transaction,
  userId: string,
  ownCouponIds: readonly number[],
  tradeId: number,
): Promise<Refused<'coupon.spent'> | undefined> {
  const wanted = [...new Set(ownCouponIds)];
  if (wanted.length === 0) return undefined;
  const redeemed = await markRedeemed(queries, userId, wanted, tradeId);
  return redeemed === wanted.length ? undefined : refuse('coupon.spent');
}

/** For a trade that was closed: its coupons can be used again until they expire. */
export async function returnCoupons({ queries }: Transaction, tradeId: number): Promise<void> {
  await markReturned(queries, tradeId);
}
