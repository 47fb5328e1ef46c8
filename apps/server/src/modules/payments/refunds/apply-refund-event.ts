import type { GatewayEvent, RefundedTotal } from '../../../gateways/payments/gateway.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { PaymentsContext } from '../context.ts';
import type { Payment } from '../payments-db.ts';
import { receivedAmount } from '../settlement/received-amount.ts';
import { countHandledEvents, type EventOutcome } from '../webhooks/webhook-events-db.ts';
import { applyOrderRefunds } from './order-refunds.ts';
import { insertRefund, lockRefundsOf, type PaymentRefund } from './refunds-db.ts';
import { finishRefund } from './request-refund.ts';

/**
 * The gateway refunded a charge: because we requested it, or because staff refunded it there after the gateway had
 * rejected our request. Both finish one refund in the ledger. Any other amount than the whole owed one is left to
 * staff.
 */
export async function applyRefundEvent(
  context: PaymentsContext,
  transaction: Transaction,
  payment: Payment,
  { type, refunded }: Extract<GatewayEvent, { kind: 'refunded' }>,
): Promise<EventOutcome> {
  const { log } = context;
  const refunds = await lockRefundsOf(transaction.queries, payment.id);
  const [first] = refunds;
  if (!first) {
    log.error({ event: 'refund.unexpected', payment: payment.number }, 'gateway refunded a payment without a request');
    return 'ignored';
  }
  if (first.orderRefundId !== null) return applyOrderRefunds(context, transaction, payment, refunds, refunded);
  if (refunds.some(({ state }) => state === 'done')) return 'duplicate';
  if (!isFullAmount(payment, first, refunded)) {
    log.error(
      { event: 'refund.amount_mismatch', payment: payment.number, owedCents: first.amountCents, refunded },
      'gateway refunded another amount than is owed',
    );
    return 'mismatch';
  }
  if (await isAboutEarlierAttempt(transaction, payment, refunds, type)) return 'duplicate';
  const owed = refunds.find(({ state }) => state === 'requested') ?? refunds.find(({ doneAt }) => doneAt === null);
  const refund = owed ?? (await addManualRefund(transaction, first, refunds.length));
  await finishRefund(transaction, refund, payment, refund.gatewayRef ?? '');
  return 'applied';
}

function isFullAmount(payment: Payment, { amountCents }: PaymentRefund, refunded: RefundedTotal): boolean {
  return refunded.amountCents === amountCents && refunded.currency === receivedAmount(payment).currency;
}

/**
 * The gateway sends one event for every refund that it accepted, possibly after that refund has failed. While fewer
 * events were handled than refunds accepted, the event is about one of those.
 */
async function isAboutEarlierAttempt(
  { queries }: Transaction,
  { id }: Payment,
  refunds: readonly PaymentRefund[],
  type: string,
): Promise<boolean> {
  const accepted = refunds.filter(({ gatewayRef }) => gatewayRef !== null);
  return (await countHandledEvents(queries, id, type)) < accepted.length;
}

/** All recorded refunds were done and failed afterwards, so the gateway reports another one. */
async function addManualRefund(
  { queries }: Transaction,
  { paymentId, key, amountCents }: PaymentRefund,
  count: number,
): Promise<PaymentRefund> {
  const manualKey = `${key}:byHand:${count}`;
  const added = await insertRefund(queries, { paymentId, key: manualKey, amountCents });
  if (!added) throw new Error(`addManualRefund: refund ${manualKey} exists already`);
  return added;
}
