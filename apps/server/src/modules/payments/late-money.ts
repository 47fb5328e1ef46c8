import { keepLateMoney, returnLateMoney, takeLateMoney } from '@galleria/domain/ledger/late-money';
import type { Transaction } from '../../infra/database/transaction.ts';
import { lockOpenAccount } from '../accounts/index.ts';
import { postJournal } from '../ledger/index.ts';
import type { PaymentsContext } from './context.ts';
import { type Payment, TRANSFER } from './payments-db.ts';
import { insertRefund, markRefundDone, markRefundFailed, type RefundOut } from './refunds-db.ts';
import { whatCame } from './what-came.ts';
import { type MoneyWay, writeAboutMoney } from './write-about-money.ts';

/** Announced with `{ paymentId }` when money came for something that was closed, or a second time, and goes back. */
const PAYMENT_LATE = 'payment.late';

export const PAY_BACK = 'payBack';

export function payBackKey(refundId: number): string {
  return `payBack:${refundId}`;
}

/** Nobody keeps what came too late. The books show it coming and going. Who calls holds the account of a transfer. */
export async function giveLateMoneyBack(
  context: PaymentsContext,
  transaction: Transaction,
  payment: Payment,
): Promise<void> {
  const { id: paymentId, userId, gateway } = payment;
  const { amountCents, currency } = whatCame(payment);
  if (gateway === TRANSFER && !(await lockOpenAccount(transaction.queries, userId))) {
    await oweTransfer(context, transaction, payment);
  } else if (gateway === TRANSFER) {
    const lines = keepLateMoney(userId, gateway, amountCents);
    await postJournal(transaction, { key: `late:${paymentId}`, reason: 'lateMoneyReturned', lines });
  } else {
    const lines = takeLateMoney({ paymentId, gateway, amountCents, currency });
    await postJournal(transaction, { key: `late:${paymentId}`, reason: 'orderPaid', lines });
    await askForRefund(transaction, { paymentId, key: `late:${paymentId}`, amountCents });
  }
  await transaction.announce(PAYMENT_LATE, { paymentId });
  await writeAboutMoney(context, transaction, payment, wayOf(payment));
}

/** Under one key once. */
export async function askForRefund(
  transaction: Transaction,
  { paymentId, key, amountCents }: Pick<RefundOut, 'paymentId' | 'key' | 'amountCents'>,
): Promise<void> {
  const refund = await insertRefund(transaction.queries, { paymentId, key, amountCents });
  if (refund) await transaction.schedule(PAY_BACK, { refundId: refund.id }, { key: payBackKey(refund.id) });
}

/** Whose balance it would be has left, and a bank cannot be asked: it stays owed until somebody sends it back. */
async function oweTransfer({ log }: PaymentsContext, transaction: Transaction, payment: Payment): Promise<void> {
  const { id: paymentId, gateway, number } = payment;
  const { amountCents, currency } = whatCame(payment);
  const key = `late:${paymentId}`;
  const lines = takeLateMoney({ paymentId, gateway, amountCents, currency });
  await postJournal(transaction, { key, reason: 'orderPaid', lines });
  const refund = await insertRefund(transaction.queries, { paymentId, key, amountCents });
  if (refund) await markRefundFailed(transaction.queries, refund, 'a transfer for an account that is closed');
  log.error({ payment: number }, 'a transfer came for an account that is closed: somebody has to send it back');
}

/** The gateway has given it back. Said twice, it is noted once. */
export async function finishRefund(
  transaction: Transaction,
  refund: RefundOut,
  payment: Payment,
  reference: string,
): Promise<void> {
  if (!(await markRefundDone(transaction.queries, refund, reference))) return;
  const { id: paymentId, gateway } = payment;
  const lines = returnLateMoney({ paymentId, gateway, ...whatCame(payment), amountCents: refund.amountCents });
  await postJournal(transaction, { key: `returned:${refund.key}`, reason: 'lateMoneyReturned', lines });
}

function wayOf({ gateway, failure }: Payment): MoneyWay {
  if (gateway === TRANSFER) return 'balance';
  return failure ? 'mismatch' : 'back';
}
