import { SYSTEM } from '@galleria/domain/access/access';
import { GatewayRejection } from '../../../gateways/payments/gateway.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { setRefundState } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { type Payment, readPayment } from '../payments-db.ts';
import { receivedAmount } from '../settlement/received-amount.ts';
import { countRefundAttempt, markRefundFailed, type PaymentRefund, readRefund } from './refunds-db.ts';
import { finishRefund } from './request-refund.ts';

/** A job. It may run again at any point: the refund's key is the idempotency key at the gateway. */
export async function refundPayment(context: PaymentsContext, { refundId }: { refundId: number }): Promise<void> {
  const { queries } = context.database;
  const refund = await readRefund(queries, refundId);
  const payment = refund && (await readPayment(queries, refund.paymentId));
  if (!payment || refund.state !== 'requested') return;
  const reference = await refundAtGateway(context, refund, payment);
  if (reference === undefined) return;
  await inTransaction(context.database, SYSTEM, (transaction) => finishRefund(transaction, refund, payment, reference));
}

/** Undefined when the gateway rejects it for good; any other failure is thrown, so that the job is retried. */
async function refundAtGateway(
  { gateways, database, log }: PaymentsContext,
  refund: PaymentRefund,
  payment: Payment,
): Promise<string | undefined> {
  try {
    const gateway = gateways.byName(payment.gateway);
    if (!gateway || !payment.gatewayRef || !payment.chargeRef) {
      throw new Error(`refundAtGateway: payment ${payment.number} has no charge at ${payment.gateway}`);
    }
    const { gatewayRef: reference, chargeRef } = payment;
    const { currency } = receivedAmount(payment);
    const { amountCents } = refund;
    // Several shops may share one account at a gateway; the payment number makes the key unique there.
    const key = `${payment.number}:${refund.key}`;
    return (await gateway.refund({ reference, chargeRef, currency, amountCents, key })).reference;
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    if (problem instanceof GatewayRejection) {
      log.error(
        { event: 'refund.rejected', payment: payment.number, gateway: payment.gateway, problem: message },
        'gateway rejected a refund, refund it by hand',
      );
      await inTransaction(database, SYSTEM, async (transaction) => {
        await markRefundFailed(transaction.queries, refund, message);
        if (refund.orderRefundId !== null) await setRefundState(transaction, refund.orderRefundId, 'failed');
      });
      return undefined;
    }
    await countRefundAttempt(database.queries, refund.id, message);
    throw problem;
  }
}
