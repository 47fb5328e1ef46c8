import type { dismissTransfer as operation } from '@galleria/contract/payments';
import { refuse } from '@galleria/domain/refusals';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { lockTrade } from '../orders/index.ts';
import { hasMoney } from './accept-money.ts';
import type { PaymentsContext } from './context.ts';
import { findTransfer, lockPayment, markFailed } from './payments-db.ts';

/**
 * Nothing came, and nobody waits any more: it leaves the list. What arrives all the same is still somebody's money, and
 * can be confirmed or credited as before.
 */
export function dismissTransfer({ database }: PaymentsContext): BoundUseCase<typeof operation> {
  return async ({ payNumber }, caller) => {
    const payment = await findTransfer(database.queries, payNumber);
    if (!payment) return refuse('payment.notFound');
    const { id, tradeId } = payment;
    return inTransaction(database, caller.actor, async (transaction) => {
      const trade = tradeId === null ? undefined : await lockTrade(transaction, tradeId);
      if (hasMoney(await lockPayment(transaction.queries, id))) return refuse('payment.dealtWith');
      if (trade?.state === 'unpaid') return refuse('payment.stillAwaited');
      await markFailed(transaction.queries, id, 'dismissed');
      return null;
    });
  };
}
