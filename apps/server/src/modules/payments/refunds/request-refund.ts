import { bookLateRefund } from '@galleria/domain/ledger/late-payment';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { postJournal } from '../../ledger/index.ts';
import type { Payment } from '../payments-db.ts';
import { receivedAmount } from '../settlement/received-amount.ts';
import { insertRefund, markRefundDone, type PaymentRefund } from './refunds-db.ts';

const REFUND_PAYMENT = 'refundPayment';

/** Idempotent by key. */
export async function requestRefund(
  transaction: Transaction,
  { paymentId, key, amountCents }: Pick<PaymentRefund, 'paymentId' | 'key' | 'amountCents'>,
): Promise<void> {
  const refund = await insertRefund(transaction.queries, { paymentId, key, amountCents });
  if (refund) await scheduleRefund(transaction, refund.id);
}

export async function scheduleRefund(transaction: Transaction, refundId: number): Promise<void> {
  await transaction.schedule(REFUND_PAYMENT, { refundId }, { key: `refundPayment:${refundId}` });
}

/** The gateway has refunded it. Idempotent. */
export async function finishRefund(
  transaction: Transaction,
  refund: PaymentRefund,
  payment: Payment,
  reference: string,
): Promise<void> {
  if (!(await markRefundDone(transaction.queries, refund, reference))) return;
  const { id: paymentId, gateway } = payment;
  const lines = bookLateRefund({ paymentId, gateway, ...receivedAmount(payment), amountCents: refund.amountCents });
  await postJournal(transaction, { key: `returned:${refund.key}`, reason: 'lateMoneyReturned', lines });
}
