import type * as contract from '@galleria/contract/payments/payments';
import { topUpWallet } from '@galleria/domain/ledger/trade-journals';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { lockOpenAccount } from '../../accounts/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { lockTrade, stopAwaitingTransfer } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { lockPayment, markReceived, type Payment } from '../payments-db.ts';
import { isReceived } from '../settlement/accept-payment.ts';
import { notifyBuyer } from '../settlement/notify-buyer.ts';
import { CHARGE_MISMATCH, receivedAmount } from '../settlement/received-amount.ts';
import { findTransfer } from './transfers-db.ts';

/**
 * Staff found another amount than the announced one, due to a bank fee or a typing error. It does not pay for the trade
 * and becomes the buyer's balance, once. The trade stays unpaid, and can be paid from the balance.
 */
export const creditTransfer: UseCase<typeof contract.creditTransfer, PaymentsContext> = async (
  context,
  { payNumber, amount },
  { actor, audit },
) => {
  const { database } = context;
  const payment = await findTransfer(database.queries, payNumber);
  if (!payment) return refuse('payment.notFound');
  const amountCents = centsOf(amount);
  // Only confirming pays for the trade.
  if (amountCents === payment.amountCents) return refuse('payment.confirmInstead');
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    // Locked first, as closing an account does: the balance of a closed account could not be spent.
    const isAccountOpen = await lockOpenAccount(queries, payment.userId);
    if (payment.tradeId !== null) await lockTrade(transaction, payment.tradeId);
    const locked = await lockPayment(queries, payment.id);
    if (isReceived(locked) && receivedAmount(locked).amountCents !== amountCents) return refuse('payment.dealtWith');
    if (!isReceived(locked) && !isAccountOpen) return refuse('payment.buyerGone');
    if (!isReceived(locked)) await credit(context, transaction, locked, amountCents);
    audit.changed({ payNumber, state: payment.state }, { payNumber, credited: amount });
    return { credited: mainUnits(amountCents) };
  });
};

async function credit(
  context: PaymentsContext,
  transaction: Transaction,
  { id, number, userId, gateway, currency, tradeId }: Payment,
  amountCents: number,
): Promise<void> {
  const payment = await markReceived(transaction.queries, id, 'late', {
    ...{ chargeRef: number, reference: undefined },
    mismatch: { failure: CHARGE_MISMATCH, amountCents, currency },
  });
  if (tradeId !== null) await stopAwaitingTransfer(transaction, tradeId);
  // The key of a late payment, so that a payment becomes balance only once.
  const lines = topUpWallet(userId, gateway, amountCents);
  await postJournal(transaction, { key: `late:${id}`, reason: 'toppedUp', lines });
  await notifyBuyer(context, transaction, payment, 'credited');
}
