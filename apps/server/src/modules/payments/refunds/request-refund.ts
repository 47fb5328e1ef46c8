import { bookLateRefund } from '@galleria/domain/ledger/late-payment';
import { bookRefund } from '@galleria/domain/ledger/refund-order';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { postJournal } from '../../ledger/index.ts';
import { setRefundState } from '../../orders/index.ts';
import type { Payment } from '../payments-db.ts';
import { receivedAmount } from '../settlement/received-amount.ts';
import { insertRefund, markRefundDone, type PaymentRefund } from './refunds-db.ts';

const REFUND_PAYMENT = 'refundPayment';

type RequestedRefund = Pick<PaymentRefund, 'paymentId' | 'key' | 'amountCents'> &
  Partial<Pick<PaymentRefund, 'orderRefundId'>>;

/** Idempotent by key. */
export async function requestRefund(
  transaction: Transaction,
  { paymentId, key, amountCents, orderRefundId }: RequestedRefund,
): Promise<void> {
  const refund = await insertRefund(transaction.queries, { paymentId, key, amountCents, orderRefundId });
  if (refund) await scheduleRefund(transaction, refund.id);
}

export async function scheduleRefund(transaction: Transaction, refundId: number): Promise<void> {
  await transaction.schedule(REFUND_PAYMENT, { refundId }, { key: `refundPayment:${refundId}` });
}

/** Books a refund that the gateway has paid. Idempotent. */
export async function finishRefund(
  transaction: Transaction,
  refund: PaymentRefund,
  payment: Payment,
  reference: string,
): Promise<void> {
  if (!(await markRefundDone(transaction.queries, refund, reference))) return;
  const { id: paymentId, gateway } = payment;
  const { orderRefundId, amountCents } = refund;
  const key = `returned:${refund.key}`;
  if (orderRefundId === null) {
    const lines = bookLateRefund({ paymentId, gateway, ...receivedAmount(payment), amountCents });
    await postJournal(transaction, { key, reason: 'lateMoneyReturned', lines });
    return;
  }
  const lines = bookRefund(orderRefundId, gateway, amountCents);
  await postJournal(transaction, { key, reason: 'orderRefunded', lines });
  await setRefundState(transaction, orderRefundId, 'done');
}
