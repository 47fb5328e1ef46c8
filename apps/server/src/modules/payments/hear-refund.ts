import type { GatewayEvent, Returned } from '../../gateways/payments/gateway.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { PaymentsContext } from './context.ts';
import { countHeard, type EventOutcome } from './events-db.ts';
import { finishRefund } from './late-money.ts';
import type { Payment } from './payments-db.ts';
import { insertRefund, lockRefundsOf, type RefundOut } from './refunds-db.ts';
import { whatCame } from './what-came.ts';

/**
 * Money has gone back: because we asked for it, or because somebody gave it back at the gateway after it had refused us.
 * Both are one refund in the books. Anything but all that is owed is for a person to look at.
 */
export async function hearOfRefund(
  { log }: PaymentsContext,
  transaction: Transaction,
  payment: Payment,
  { type, returned }: Extract<GatewayEvent, { kind: 'refunded' }>,
): Promise<EventOutcome> {
  const refunds = await lockRefundsOf(transaction.queries, payment.id);
  const [first] = refunds;
  if (!first) {
    log.error({ payment: payment.number }, 'a gateway gave money back that nobody here asked for');
    return 'ignored';
  }
  if (refunds.some(({ state }) => state === 'done')) return 'knownAlready';
  if (!isAllOf(payment, first, returned)) {
    const { amountCents: owedCents } = first;
    log.error({ payment: payment.number, owedCents, returned }, 'a gateway gave back another amount than is owed');
    return 'mismatch';
  }
  if (await isOldNews(transaction, payment, refunds, type)) return 'knownAlready';
  const owed = refunds.find(({ state }) => state === 'asked') ?? refunds.find(({ doneAt }) => doneAt === null);
  const refund = owed ?? (await addRefund(transaction, first, refunds.length));
  await finishRefund(transaction, refund, payment, refund.gatewayRef ?? '');
  return 'applied';
}

function isAllOf(payment: Payment, { amountCents }: RefundOut, returned: Returned): boolean {
  return returned.amountCents === amountCents && returned.currency === whatCame(payment).currency;
}

/**
 * Every try that the gateway agreed to is told of once, perhaps only after it has failed: as long as there is one that
 * we have not been told of, that is what is meant.
 */
async function isOldNews(
  { queries }: Transaction,
  { id }: Payment,
  refunds: readonly RefundOut[],
  type: string,
): Promise<boolean> {
  const agreed = refunds.filter(({ gatewayRef }) => gatewayRef !== null);
  return (await countHeard(queries, id, type)) < agreed.length;
}

/** Of tries that were done and failed again the books know the end: this is another one. */
async function addRefund(
  { queries }: Transaction,
  { paymentId, key, amountCents }: RefundOut,
  count: number,
): Promise<RefundOut> {
  const added = await insertRefund(queries, { paymentId, key: `${key}:byHand:${count}`, amountCents });
  if (!added) throw new Error('a refund has the name of another');
  return added;
}
