import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../infra/database/transaction.ts';
import { isBudgetUsed, markRedeemed, markReturned, type RedeemedCoupon } from './own-coupons-db.ts';

/** Redeems coupons for a trade, all or none: the caller must return a refusal from the transaction to roll it back. */
export async function redeemCoupons(
  { queries }: Transaction,
  userId: string,
  wanted: readonly RedeemedCoupon[],
  tradeId: number,
): Promise<Refused<'coupon.spent' | 'coupon.budgetUsed'> | undefined> {
  if (wanted.length === 0) return undefined;
  const redeemed = await markRedeemed(queries, userId, wanted, tradeId);
  if (redeemed === wanted.length) return undefined;
  return refuse((await isBudgetUsed(queries, wanted)) ? 'coupon.budgetUsed' : 'coupon.spent');
}

/** For a trade that was closed: its coupons can be used again until they expire. */
export async function returnCoupons({ queries }: Transaction, tradeId: number): Promise<void> {
  await markReturned(queries, tradeId);
}
