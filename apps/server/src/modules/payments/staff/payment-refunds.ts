import type * as contract from '@galleria/contract/payments/staff-payments';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { bookLateRefundByHand } from '@galleria/domain/ledger/late-payment';
import { bookRefundByHand } from '@galleria/domain/ledger/refund-order';
import { mainUnits } from '@galleria/domain/money/main-units';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { cutPage, readIdCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { postJournal } from '../../ledger/index.ts';
import { setRefundState } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { isAtGateway, lockPayment, readPayment } from '../payments-db.ts';
import { lockRefundsOf, type PaymentRefund, readRefund, repeatRefund } from '../refunds/refunds-db.ts';
import { requestRefund, scheduleRefund } from '../refunds/request-refund.ts';
import { receivedAmount } from '../settlement/received-amount.ts';
import { markRefundedByHand, readRefundFacts, readRefundPage } from './payment-refunds-db.ts';

export const paymentRefundPage: UseCase<typeof contract.paymentRefundPage, PaymentsContext> = async (
  { database: { queries } },
  { state, cursor, size },
) => {
  const rows = await readRefundPage(queries, state, { before: readIdCursor(cursor), limit: size + 1 });
  const { shown, nextCursor } = cutPage(rows, size, ({ id }) => id);
  return { records: await presentRefunds(queries, shown), nextCursor };
};

export async function presentRefunds(queries: Queries, refunds: readonly PaymentRefund[]) {
  const facts = await readRefundFacts(
    queries,
    refunds.map(({ id }) => id),
  );
  return refunds.map(({ id, amountCents, state, failure, attempts, handReference, isUnanswered, ...times }) => {
    const details = facts.get(id);
    return {
      refundId: id,
      ...{ payNumber: details?.number ?? '', userId: details?.userId ?? '', gateway: details?.gateway ?? '' },
      ...{ amount: mainUnits(amountCents), currency: details?.currency ?? '', state, failure, attempts, isUnanswered },
      isWaiting: details?.isWaiting ?? false,
      canRetry: Boolean(details?.isWaiting) && isAtGateway(details.gateway),
      reference: handReference,
      createTime: formatApiTime(times.createdAt),
      doneTime: times.doneAt && formatApiTime(times.doneAt),
    };
  });
}

export const retryPaymentRefund: UseCase<typeof contract.retryPaymentRefund, PaymentsContext> = async (
  { database },
  { refundId },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const found = await lockFailed(transaction, refundId);
    if (isRefused(found)) return found;
    const { refund, attempts } = found;
    const payment = await readPayment(transaction.queries, refund.paymentId);
    if (!payment || !isAtGateway(payment.gateway)) return refuse('paymentRefund.noGateway');
    const [first = refund] = attempts;
    if (refund.isUnanswered) {
      await repeatRefund(transaction.queries, refund.id);
      await scheduleRefund(transaction, refund.id);
    } else {
      // For the same key the gateway would repeat its old response.
      await requestRefund(transaction, { ...refund, key: `${first.key}:again:${attempts.length}` });
    }
    if (refund.orderRefundId !== null) await setRefundState(transaction, refund.orderRefundId, 'requested');
    audit.changed({ refundId, state: 'failed' }, { refundId, state: 'requested', failure: refund.failure });
    return null;
  });

export const settleRefundByHand: UseCase<typeof contract.settleRefundByHand, PaymentsContext> = async (
  { database },
  { refundId, reference },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const found = await lockFailed(transaction, refundId);
    if (isRefused(found)) return found;
    const { amountCents, orderRefundId, key, paymentId } = found.refund;
    const payment = await readPayment(queries, paymentId);
    if (!payment || !(await markRefundedByHand(queries, refundId, reference))) return refuse('paymentRefund.notFailed');
    const isOfOrder = orderRefundId !== null;
    const lines = isOfOrder
      ? bookRefundByHand(orderRefundId, amountCents)
      : bookLateRefundByHand({ paymentId, gateway: payment.gateway, ...receivedAmount(payment), amountCents });
    const reason = isOfOrder ? 'orderRefunded' : 'lateMoneyReturned';
    const posted = await postJournal(transaction, { key: `byHand:${key}`, reason, lines });
    if (posted !== 'posted') throw new Error(`settleRefundByHand: the journal of refund ${refundId} was not posted`);
    if (isOfOrder) await setRefundState(transaction, orderRefundId, 'done');
    audit.changed({ refundId, state: 'failed' }, { refundId, amount: mainUnits(amountCents), reference });
    return null;
  });

/**
 * The refund and all attempts at it, locked. Refused when the refund is requested or done, or was tried again since.
 */
async function lockFailed(
  { queries }: Transaction,
  refundId: number,
): Promise<
  | { refund: PaymentRefund; attempts: readonly PaymentRefund[] }
  | Refused<'paymentRefund.notFound' | 'paymentRefund.notFailed'>
> {
  const found = await readRefund(queries, refundId);
  if (!found) return refuse('paymentRefund.notFound');
  // The lock makes a concurrent caller see the attempt that the first one added, since its next statement begins after
  // it.
  await lockPayment(queries, found.paymentId);
  const all = await lockRefundsOf(queries, found.paymentId);
  const attempts = all.filter(({ orderRefundId }) => orderRefundId === found.orderRefundId);
  const refund = attempts.at(-1);
  const isWaiting = refund?.id === refundId && attempts.every(({ state }) => state === 'failed');
  return refund && isWaiting ? { refund, attempts } : refuse('paymentRefund.notFailed');
}
