import { SYSTEM } from '@galleria/domain/access/access';
import { GatewayDown } from '../../../gateways/payments/gateway.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { PaymentsContext } from '../context.ts';
import { markFailed, type Payment, readUnresolved } from '../payments-db.ts';
import { readOverdueRefundIds } from '../refunds/refunds-db.ts';
import { scheduleRefund } from '../refunds/request-refund.ts';
import { refreshPaymentStatus } from './refresh-payment-status.ts';

const BATCH_SIZE = 20;

/** Job, every minute: resolves payments that a lost webhook, a lost job or a failed call left open. */
export async function reconcilePayments(context: PaymentsContext): Promise<void> {
  await rescheduleRefunds(context);
  const down = new Set<string>();
  let afterId = 0;
  for (;;) {
    const batch = await readUnresolved(context.database.queries, { afterId, notAt: [...down], limit: BATCH_SIZE });
    const last = batch.at(-1);
    if (!last) return;
    await Promise.all(batch.map((payment) => reconcile(context, payment, down)));
    afterId = last.id;
  }
}

/** A failure must not stop the others; a gateway that is down is skipped for the rest of the run. */
async function reconcile(context: PaymentsContext, payment: Payment, down: Set<string>): Promise<void> {
  try {
    // Without a reference the buyer was never redirected, so no charge at the gateway can be paid.
    if (!payment.gatewayRef) await markFailed(context.database.queries, payment.id, 'no answer');
    else await refreshPaymentStatus(context, { paymentId: payment.id });
  } catch (problem) {
    if (problem instanceof GatewayDown) down.add(payment.gateway);
    context.log.warn(
      { event: 'payment.reconcile_failed', err: problem, payment: payment.number, gateway: payment.gateway },
      'payment could not be reconciled',
    );
  }
}

async function rescheduleRefunds({ database }: PaymentsContext): Promise<void> {
  const ids = await readOverdueRefundIds(database.queries);
  if (ids.length === 0) return;
  await inTransaction(database, SYSTEM, async (transaction) => {
    for (const refundId of ids) await scheduleRefund(transaction, refundId);
  });
}
