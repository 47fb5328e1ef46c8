import { VISITOR } from '@galleria/domain/access/access';
import type { GatewayEvent, Money } from '../../gateways/payments/gateway.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { acceptMoney } from './accept-money.ts';
import { isAsAsked, isBoundTo, isSameReference } from './binding.ts';
import type { PaymentsContext } from './context.ts';
import { type EventOutcome, noteOutcome, recordEvent } from './events-db.ts';
import { askForRefundAgain } from './failed-refund.ts';
import { hearOfRefund } from './hear-refund.ts';
import { LOOK_AT_PAYMENT } from './look-at-payment.ts';
import { findNamed, markFailed, type Payment } from './payments-db.ts';
import { refuseMoney } from './wrong-money.ts';

/**
 * What a gateway signed, in whatever order and however often it comes: heard once, and recorded together with what it
 * brought about. What does not fit its payment to the letter pays nothing and is cried out in the log.
 */
export async function hearEvent(context: PaymentsContext, gateway: string, event: GatewayEvent): Promise<EventOutcome> {
  const outcome = await inTransaction(context.database, VISITOR, async (transaction) => {
    const { queries } = transaction;
    const payload = { ...event };
    const eventRow = await recordEvent(queries, { gateway, eventId: event.id, kind: event.type, payload });
    if (eventRow === undefined) return 'knownAlready';
    const chargeRef = 'chargeRef' in event ? event.chargeRef : undefined;
    const found = event.kind === 'other' ? [] : await findNamed(queries, gateway, { ...event, chargeRef });
    const [payment] = found;
    const happened = await applyTo(context, transaction, event, found);
    await noteOutcome(queries, eventRow, happened, payment?.id);
    return happened;
  });
  if (outcome === 'mismatch' || outcome === 'unknownPayment') {
    context.log.error(
      { gateway, event: event.id, type: event.type, outcome },
      'a gateway tells of money that nobody asked for',
    );
  }
  return outcome;
}

async function applyTo(
  context: PaymentsContext,
  transaction: Transaction,
  event: GatewayEvent,
  [payment, another]: readonly Payment[],
): Promise<EventOutcome> {
  if (event.kind === 'other') return 'ignored';
  if (!payment) return 'unknownPayment';
  const isItsOwn = event.number === undefined || event.number === payment.number;
  if (another || !isItsOwn || !isSameReference(payment, event.reference)) return 'mismatch';
  switch (event.kind) {
    case 'succeeded':
      return hearOfMoney(context, transaction, payment, event.money);
    case 'failed':
      return (await markFailed(transaction.queries, payment.id, event.failure)) ? 'applied' : 'ignored';
    case 'approved':
      // Taking the money is a question to the gateway, and no transaction waits for one.
      await transaction.schedule(LOOK_AT_PAYMENT, { paymentId: payment.id }, { key: `look:${payment.id}` });
      return 'applied';
    case 'refunded':
      return hearOfRefund(context, transaction, payment, event);
    case 'refundFailed':
      return askForRefundAgain(context, transaction, payment);
  }
}

async function hearOfMoney(
  context: PaymentsContext,
  transaction: Transaction,
  payment: Payment,
  money: Money,
): Promise<EventOutcome> {
  if (!isBoundTo(payment, money)) return 'mismatch';
  if (isAsAsked(payment, money)) return acceptMoney(context, transaction, payment, money);
  await refuseMoney(context, transaction, payment, money);
  return 'mismatch';
}
