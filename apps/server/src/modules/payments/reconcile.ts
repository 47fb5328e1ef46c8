import { VISITOR } from '@galleria/domain/access/access';
import { GatewayDown } from '../../gateways/payments/gateway.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import type { PaymentsContext } from './context.ts';
import { PAY_BACK, payBackKey } from './late-money.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { markFailed, type Payment, readUnknown } from './payments-db.ts';
import { readWaitingRefundIds } from './refunds-db.ts';

const BATCH = 20;

/** Every minute: nothing stays unknown for longer once a gateway answers again, whatever got lost on the way. */
export async function reconcilePayments(context: PaymentsContext): Promise<void> {
  await askAgainForRefunds(context);
  const down = new Set<string>();
  let afterId = 0;
  for (;;) {
    const batch = await readUnknown(context.database.queries, { afterId, notAt: [...down], limit: BATCH });
    const last = batch.at(-1);
    if (!last) return;
    await Promise.all(batch.map((payment) => lookOrNote(context, payment, down)));
    afterId = last.id;
  }
}

/** One that goes wrong must not keep the others waiting; a gateway that is down is left alone for this round. */
async function lookOrNote(context: PaymentsContext, payment: Payment, down: Set<string>): Promise<void> {
  try {
    // Whatever the gateway made of a question that it never answered, nobody was told where to pay.
    if (!payment.gatewayRef) await markFailed(context.database.queries, payment.id, 'no answer');
    else await lookAtPayment(context, payment.id);
  } catch (problem) {
    if (problem instanceof GatewayDown) down.add(payment.gateway);
    context.log.warn({ err: problem, payment: payment.number, gateway: payment.gateway }, 'a payment stays unknown');
  }
}

async function askAgainForRefunds({ database }: PaymentsContext): Promise<void> {
  const ids = await readWaitingRefundIds(database.queries);
  if (ids.length === 0) return;
  await inTransaction(database, VISITOR, async (transaction) => {
    for (const refundId of ids) await transaction.schedule(PAY_BACK, { refundId }, { key: payBackKey(refundId) });
  });
}
