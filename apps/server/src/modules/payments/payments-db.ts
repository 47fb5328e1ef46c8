import { randomInt } from 'node:crypto';
import { PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { payments } from './tables.ts';

/** One attempt at paying for a trade or a top-up. */
export type Payment = typeof payments.$inferSelect;

export const TRANSFER_GATEWAY = 'transfer';
/** Balance, points and cash on delivery: booked in our own ledger only. */
export const INTERNAL_GATEWAY = 'mall';
/** Whether a payment provider can refund it. */
export const isAtGateway = (gateway: string) => gateway !== INTERNAL_GATEWAY && gateway !== TRANSFER_GATEWAY;
/** Cash on delivery that the courier has not collected yet. */
export const CASH_ON_DELIVERY_STATE = 'promised';

/** States of payments without a known result. */
const PENDING_STATES = ['created', 'open'] as const;

export type NewPayment = Pick<
  typeof payments.$inferInsert,
  'userId' | 'purpose' | 'tradeId' | 'part' | 'payType' | 'gateway' | 'amountCents' | 'currency' | 'state'
>;

export async function insertPayment(transaction: Transaction, payment: NewPayment): Promise<Payment> {
  const isComplete = payment.state === 'settled' || payment.state === CASH_ON_DELIVERY_STATE;
  const [row] = await transaction.queries
    .insert(payments)
    .values({ ...payment, number: newPayNumber(), ...(isComplete ? { settledAt: mallNow } : {}) })
    .returning();
  if (!row) throw new Error(`insertPayment: no row for trade ${payment.tradeId}`);
  return row;
}

const RANDOM_DIGITS = 12;

/** The date, which sorts, and digits that cannot be guessed. */
function newPayNumber(): SQL<string> {
  const random = String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0');
  return sql`to_char(${mallNow} at time zone 'UTC', 'YYMMDD') || ${random}::text`;
}

export async function readPayment(queries: Queries, id: number): Promise<Payment | undefined> {
  const [found] = await queries.select().from(payments).where(eq(payments.id, id));
  return found;
}

/** Locks the row until the transaction ends. Lock order: the trade before its payment. */
export async function lockPayment(queries: Queries, id: number): Promise<Payment> {
  const [found] = await queries.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!found) throw new Error(`lockPayment: there is no payment ${id}`);
  return found;
}

export async function findOwnPayment(queries: Queries, userId: string, number: string): Promise<Payment | undefined> {
  const [found] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.number, number)));
  return found;
}

export async function readPaymentsOfUser(queries: Queries, userId: string): Promise<Payment[]> {
  return queries.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.id));
}

/** All attempts at paying for a trade, newest first. */
export async function readAttempts(queries: Queries, tradeId: number): Promise<Payment[]> {
  return queries.select().from(payments).where(eq(payments.tradeId, tradeId)).orderBy(desc(payments.id));
}

/** The pay type of the buyer's last settled or promised payment. */
export async function readLastPayType(queries: Queries, userId: string): Promise<PayType | undefined> {
  const [last] = await queries
    .select({ payType: payments.payType })
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.state, ['settled', 'promised'])))
    .orderBy(desc(payments.id))
    .limit(1);
  return last?.payType;
}

/** An attempt that waits for the buyer, with the same part, amount, pay type and gateway. */
export async function findOpenAttempt(
  queries: Queries,
  tradeId: number,
  { payType, gateway, amountCents, part }: Pick<Payment, 'payType' | 'gateway' | 'amountCents' | 'part'>,
): Promise<Payment | undefined> {
  const [found] = await queries
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.tradeId, tradeId),
        eq(payments.payType, payType),
        eq(payments.gateway, gateway),
        eq(payments.amountCents, amountCents),
        eq(payments.part, part),
        eq(payments.state, 'open'),
        gateway === TRANSFER_GATEWAY ? undefined : ne(payments.redirectUrl, ''),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return found;
}

/** Payments of a gateway that match any of these ids. More than one means that the ids contradict each other. */
export async function findByGatewayIds(
  queries: Queries,
  gateway: string,
  ids: { payNumber: string | undefined; reference: string | undefined; chargeRef: string | undefined },
): Promise<Payment[]> {
  const { payNumber, reference, chargeRef } = ids;
  const hasAnyId = or(
    payNumber ? eq(payments.number, payNumber) : undefined,
    reference ? eq(payments.gatewayRef, reference) : undefined,
    chargeRef ? eq(payments.chargeRef, chargeRef) : undefined,
  );
  if (!hasAnyId) return [];
  return queries
    .select()
    .from(payments)
    .where(and(eq(payments.gateway, gateway), hasAnyId));
}

/** Undefined when a webhook or the reconciliation has changed the state before. */
export async function markOpen(
  queries: Queries,
  id: number,
  { reference, redirectUrl }: { reference: string; redirectUrl: string },
): Promise<Payment | undefined> {
  const [changed] = await queries
    .update(payments)
    .set({ state: 'open', gatewayRef: reference, redirectUrl })
    .where(and(eq(payments.id, id), eq(payments.state, 'created')))
    .returning();
  return changed;
}

/** False when the result is known already. */
export async function markFailed(queries: Queries, id: number, failure: string): Promise<boolean> {
  const changed = await queries
    .update(payments)
    .set({ state: 'failed', failure, checkedAt: mallNow })
    .where(and(eq(payments.id, id), inArray(payments.state, [...PENDING_STATES])))
    .returning({ id: payments.id });
  return changed.length > 0;
}

interface Receipt {
  readonly chargeRef: string;
  readonly reference: string | undefined;
  /** Why the money is not used for its purpose, with the received amount if that is another one. */
  readonly mismatch?: { readonly failure: string; readonly amountCents: number; readonly currency: string };
}

export async function markReceived(
  queries: Queries,
  id: number,
  state: 'settled' | 'late',
  { chargeRef, reference, mismatch }: Receipt,
): Promise<Payment> {
  const [changed] = await queries
    .update(payments)
    .set({
      ...{ state, chargeRef, settledAt: mallNow },
      failure: mismatch?.failure ?? '',
      receivedCents: mismatch?.amountCents ?? null,
      receivedCurrency: mismatch?.currency ?? null,
      ...(reference ? { gatewayRef: reference } : {}),
    })
    .where(eq(payments.id, id))
    .returning();
  if (!changed) throw new Error(`markReceived: there is no payment ${id}`);
  return changed;
}

/** Idempotent. Trades of the demo data have no payment. */
export async function markCashSettled(queries: Queries, tradeId: number): Promise<void> {
  await queries
    .update(payments)
    .set({ state: 'settled', settledAt: mallNow })
    .where(and(eq(payments.tradeId, tradeId), eq(payments.state, CASH_ON_DELIVERY_STATE)));
}

/** The amount of a trade to be paid on delivery has changed, or the trade was closed. */
export async function adjustCash(queries: Queries, tradeId: number, amountCents: number, isClosed: boolean) {
  const isOfTrade = and(eq(payments.tradeId, tradeId), eq(payments.payType, PAY_TYPE.cashOnDelivery));
  await queries
    .update(payments)
    .set(isClosed ? { state: 'failed', failure: 'canceled' } : { amountCents })
    .where(and(isOfTrade, inArray(payments.state, isClosed ? ['promised'] : ['promised', 'settled'])));
}

export async function markStatusChecked(queries: Queries, id: number): Promise<void> {
  await queries.update(payments).set({ checkedAt: mallNow }).where(eq(payments.id, id));
}

/**
 * Payments at gateways whose result is unknown after a minute, with ids above `afterId`. The pause between two checks is
 * shorter than a minute, or a schedule that runs every minute would skip every second run.
 */
export async function readUnresolved(
  queries: Queries,
  { afterId, notAt, limit }: { afterId: number; notAt: readonly string[]; limit: number },
): Promise<Payment[]> {
  return queries
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.state, [...PENDING_STATES]),
        gt(payments.id, afterId),
        notInArray(payments.gateway, [TRANSFER_GATEWAY, INTERNAL_GATEWAY, ...notAt]),
        lt(payments.createdAt, sql`${mallNow} - interval '1 minute'`),
        or(isNull(payments.checkedAt), lt(payments.checkedAt, sql`${mallNow} - interval '30 seconds'`)),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(limit);
}
