import { bookLatePayment, creditLatePayment } from '@galleria/domain/ledger/late-payment';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { lockOpenAccount } from '../../accounts/index.ts';
import { postJournal } from '../../ledger/index.ts';
import type { PaymentsContext } from '../context.ts';
import { type Payment, TRANSFER_GATEWAY } from '../payments-db.ts';
import { insertRefund, markRefundFailed } from '../refunds/refunds-db.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { notifyBuyer, type RefundChannel } from './notify-buyer.ts';
import { receivedAmount } from './received-amount.ts';

/** Announced with `{ paymentId }` when a payment arrives for something that is closed or paid already. */
const PAYMENT_LATE = 'payment.late';

/**
 * Refunds money that cannot be used, and books its receipt and its return in the ledger. A late transfer becomes the
 * buyer's balance, since transfers cannot be refunded through an API. For a transfer, the caller has locked the
 * account.
 */
export async function refundLatePayment(
  context: PaymentsContext,
  transaction: Transaction,
  payment: Payment,
): Promise<void> {
  const { id: paymentId, userId, gateway } = payment;
  const { amountCents, currency } = receivedAmount(payment);
  if (gateway === TRANSFER_GATEWAY && !(await lockOpenAccount(transaction.queries, userId))) {
    await recordOwedTransfer(context, transaction, payment);
  } else if (gateway === TRANSFER_GATEWAY) {
    const lines = creditLatePayment(userId, gateway, amountCents);
    await postJournal(transaction, { key: `late:${paymentId}`, reason: 'lateMoneyReturned', lines });
  } else {
    const lines = bookLatePayment({ paymentId, gateway, amountCents, currency });
    await postJournal(transaction, { key: `late:${paymentId}`, reason: 'orderPaid', lines });
    await requestRefund(transaction, { paymentId, key: `late:${paymentId}`, amountCents });
  }
  await transaction.announce(PAYMENT_LATE, { paymentId });
  await notifyBuyer(context, transaction, payment, channelOf(payment));
}

/** The account is closed and a transfer cannot be refunded through an API: it stays owed until staff send it back. */
async function recordOwedTransfer({ log }: PaymentsContext, transaction: Transaction, payment: Payment): Promise<void> {
  const { id: paymentId, gateway, number } = payment;
  const { amountCents, currency } = receivedAmount(payment);
  const key = `late:${paymentId}`;
  const lines = bookLatePayment({ paymentId, gateway, amountCents, currency });
  await postJournal(transaction, { key, reason: 'orderPaid', lines });
  const refund = await insertRefund(transaction.queries, { paymentId, key, amountCents });
  if (refund) await markRefundFailed(transaction.queries, refund, 'transfer to a closed account');
  log.error(
    { event: 'payment.transfer_owed', payment: number, amountCents, currency },
    'transfer arrived for a closed account, send it back by hand',
  );
}

function channelOf({ gateway, failure }: Payment): RefundChannel {
  if (gateway === TRANSFER_GATEWAY) return 'balance';
  return failure ? 'mismatch' : 'back';
}
