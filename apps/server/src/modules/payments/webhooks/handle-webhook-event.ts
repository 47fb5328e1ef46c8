import { SYSTEM } from '@galleria/domain/access/access';
import type { CapturedCharge, GatewayEvent } from '../../../gateways/payments/gateway.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { REFRESH_PAYMENT_STATUS } from '../attempts/refresh-payment-status.ts';
import type { PaymentsContext } from '../context.ts';
import { findByGatewayIds, markFailed, type Payment } from '../payments-db.ts';
import { applyRefundEvent } from '../refunds/apply-refund-event.ts';
import { retryFailedRefund } from '../refunds/retry-failed-refund.ts';
import { acceptPayment } from '../settlement/accept-payment.ts';
import { rejectMismatch } from '../settlement/amount-mismatch.ts';
import { belongsToPayment, hasRequestedAmount, hasSameReference } from '../settlement/received-amount.ts';
import { type EventOutcome, recordEvent, recordOutcome } from './webhook-events-db.ts';

/**
 * Events may arrive in any order and more than once: each is handled once, and recorded in the same transaction as its
 * effect. An event that does not match its payment exactly settles nothing and is logged as an error.
 */
export async function handleWebhookEvent(
  context: PaymentsContext,
  gateway: string,
  event: GatewayEvent,
): Promise<EventOutcome> {
  const outcome = await inTransaction(context.database, SYSTEM, async (transaction) => {
    const { queries } = transaction;
    const payload = { ...event };
    const eventRow = await recordEvent(queries, { gateway, eventId: event.id, kind: event.type, payload });
    if (eventRow === undefined) return 'duplicate';
    const chargeRef = 'chargeRef' in event ? event.chargeRef : undefined;
    const found = event.kind === 'other' ? [] : await findByGatewayIds(queries, gateway, { ...event, chargeRef });
    const [payment] = found;
    const result = await applyEvent(context, transaction, event, found);
    await recordOutcome(queries, eventRow, result, payment?.id);
    return result;
  });
  if (outcome === 'mismatch' || outcome === 'unknownPayment') {
    context.log.error(
      { event: 'webhook.payment_unmatched', gateway, eventId: event.id, type: event.type, outcome },
      'webhook event does not match a payment',
    );
  }
  return outcome;
}

async function applyEvent(
  context: PaymentsContext,
  transaction: Transaction,
  event: GatewayEvent,
  [payment, another]: readonly Payment[],
): Promise<EventOutcome> {
  if (event.kind === 'other') return 'ignored';
  if (!payment) return 'unknownPayment';
  const hasSameNumber = event.payNumber === undefined || event.payNumber === payment.number;
  if (another || !hasSameNumber || !hasSameReference(payment, event.reference)) return 'mismatch';
  switch (event.kind) {
    case 'succeeded':
      return applyChargeSucceeded(context, transaction, payment, event.charge);
    case 'failed':
      return (await markFailed(transaction.queries, payment.id, event.failure)) ? 'applied' : 'ignored';
    case 'approved':
      // Capturing is a call to the gateway, which must not happen inside a transaction.
      await transaction.schedule(REFRESH_PAYMENT_STATUS, { paymentId: payment.id }, { key: `refresh:${payment.id}` });
      return 'applied';
    case 'refunded':
      return applyRefundEvent(context, transaction, payment, event);
    case 'refundFailed':
      return retryFailedRefund(context, transaction, payment, event.refundRef);
  }
}

async function applyChargeSucceeded(
  context: PaymentsContext,
  transaction: Transaction,
  payment: Payment,
  charge: CapturedCharge,
): Promise<EventOutcome> {
  if (!belongsToPayment(payment, charge)) return 'mismatch';
  if (hasRequestedAmount(payment, charge)) return acceptPayment(context, transaction, payment, charge);
  await rejectMismatch(context, transaction, payment, charge);
  return 'mismatch';
}
