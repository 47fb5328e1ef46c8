import { SYSTEM } from '@galleria/domain/access/access';
import { GatewayRejection } from '../../../gateways/payments/gateway.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { setRefundState } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { type Payment, readPayment } from '../payments-db.ts';
import { receivedAmount } from '../settlement/received-amount.ts';
import { countRefundAttempt, markRefundFailed, type PaymentRefund, readRefund } from './refunds-db.ts';
import { finishRefund } from './request-refund.ts';

/**
 * One attempt about every minute. Then staff should check at the gateway, which may have refunded without answering.
 */
const UNANSWERED_ATTEMPTS = 10;

/** Job. Safe to run again at any point: the refund's key is the idempotency key at the gateway. */
export async function refundPayment(context: PaymentsContext, { refundId }: { refundId: number }): Promise<void> {
  const { queries } = context.database;
  const refund = await readRefund(queries, refundId);
  const payment = refund && (await readPayment(queries, refund.paymentId));
  if (!payment || refund.state !== 'requested') return;
  const reference = await refundAtGateway(context, refund, payment);
  if (reference === undefined) return;
  await inTransaction(context.database, SYSTEM, (transaction) => finishRefund(transaction, refund, payment, reference));
}

/**
 * Undefined when the gateway rejects the refund or has not answered for too long; before that it throws, so that the
 * job is retried.
 */
async function refundAtGateway(
  context: PaymentsContext,
  refund: PaymentRefund,
  payment: Payment,
): Promise<string | undefined> {
  const { gateways, database } = context;
  try {
    const gateway = gateways.byName(payment.gateway);
    if (!gateway || !payment.gatewayRef || !payment.chargeRef) {
      throw new Error(`refundAtGateway: payment ${payment.number} has no charge at ${payment.gateway}`);
    }
    const { gatewayRef: reference, chargeRef } = payment;
    const { currency } = receivedAmount(payment);
    const { amountCents } = refund;
    // Several malls may share one account at a gateway; the payment number makes the key unique there.
    const key = `${payment.number}:${refund.key}`;
    return (await gateway.refund({ reference, chargeRef, currency, amountCents, key })).reference;
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    const isRejected = problem instanceof GatewayRejection;
    const attempts = isRejected ? undefined : await countRefundAttempt(database.queries, refund.id, message);
    if (!isRejected && (attempts ?? 0) < UNANSWERED_ATTEMPTS) throw problem;
    await leaveToStaff(context, refund, payment, message, !isRejected);
    return undefined;
  }
}

/** Marks the refund as failed: staff retry it or refund it by hand. */
async function leaveToStaff(
  { database, log }: PaymentsContext,
  refund: PaymentRefund,
  payment: Payment,
  problem: string,
  isUnanswered: boolean,
): Promise<void> {
  log.error(
    {
      event: isUnanswered ? 'refund.unanswered' : 'refund.rejected',
      ...{ payment: payment.number, gateway: payment.gateway, problem },
    },
    isUnanswered
      ? 'gateway does not answer a refund, look there and decide'
      : 'gateway rejected a refund, refund it by hand',
  );
  await inTransaction(database, SYSTEM, async (transaction) => {
    const isMarked = await markRefundFailed(transaction.queries, refund, problem, isUnanswered);
    if (isMarked && refund.orderRefundId !== null) await setRefundState(transaction, refund.orderRefundId, 'failed');
  });
}
