import { VISITOR } from '@galleria/domain/access/access';
import { GatewayRefusal } from '../../gateways/payments/gateway.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import type { PaymentsContext } from './context.ts';
import { finishRefund } from './late-money.ts';
import { type Payment, readPayment } from './payments-db.ts';
import { countRefundTry, markRefundFailed, type RefundOut, readRefund } from './refunds-db.ts';
import { whatCame } from './what-came.ts';

/** The job that gives money back. It may run again at any point: the key of the refund makes it one. */
export async function payBack(context: PaymentsContext, refundId: number): Promise<void> {
  const { queries } = context.database;
  const refund = await readRefund(queries, refundId);
  const payment = refund && (await readPayment(queries, refund.paymentId));
  if (!payment || refund.state !== 'asked') return;
  const reference = await askGateway(context, refund, payment);
  if (reference === undefined) return;
  await inTransaction(context.database, VISITOR, (transaction) =>
    finishRefund(transaction, refund, payment, reference),
  );
}

/** Nothing when the gateway will never do it; a failure that may pass is thrown, for the worker to come back later. */
async function askGateway(
  { gateways, database: { queries }, log }: PaymentsContext,
  refund: RefundOut,
  payment: Payment,
): Promise<string | undefined> {
  try {
    const gateway = gateways.named(payment.gateway);
    if (!gateway || !payment.gatewayRef || !payment.chargeRef) throw new Error(`nobody to ask: ${payment.gateway}`);
    const { gatewayRef: reference, chargeRef } = payment;
    const { currency } = whatCame(payment);
    const { amountCents } = refund;
    // Several malls may share one account at a gateway; numbers of payments are nobody else's.
    const key = `${payment.number}:${refund.key}`;
    return (await gateway.refund({ reference, chargeRef, currency, amountCents, key })).reference;
  } catch (problem) {
    const words = problem instanceof Error ? problem.message : String(problem);
    if (problem instanceof GatewayRefusal) {
      log.error({ payment: payment.number, problem: words }, 'a gateway refuses to give money back: somebody has to');
      await markRefundFailed(queries, refund, words);
      return undefined;
    }
    await countRefundTry(queries, refund.id, words);
    throw problem;
  }
}
