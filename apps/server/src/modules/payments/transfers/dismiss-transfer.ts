import type * as contract from '@galleria/contract/payments/payments';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { lockTrade } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { lockPayment, markFailed } from '../payments-db.ts';
import { isReceived } from '../settlement/accept-payment.ts';
import { markDismissed } from '../staff/staff-payments-db.ts';
import { findTransfer } from './transfers-db.ts';

/**
 * No money arrived and the trade is closed: removes the transfer from the list. It can still be confirmed or credited
 * later.
 */
export const dismissTransfer: UseCase<typeof contract.dismissTransfer, PaymentsContext> = async (
  { database },
  { payNumber, reason },
  { actor, audit },
) => {
  const payment = await findTransfer(database.queries, payNumber);
  if (!payment) return refuse('payment.notFound');
  const { id, tradeId } = payment;
  return inTransaction(database, actor, async (transaction) => {
    const trade = tradeId === null ? undefined : await lockTrade(transaction, tradeId);
    if (isReceived(await lockPayment(transaction.queries, id))) return refuse('payment.dealtWith');
    if (trade?.state === 'unpaid') return refuse('payment.stillAwaited');
    await markFailed(transaction.queries, id, 'dismissed');
    await markDismissed(transaction.queries, id, reason);
    audit.changed({ payNumber, state: payment.state }, { payNumber, dismissed: reason });
    return null;
  });
};
