import type { PayType } from '@galleria/domain/payments/pay-types';
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, not, notInArray, or, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { payments } from './tables.ts';

type Row = typeof payments.$inferSelect;
export type Payment = Omit<Row, 'payType'> & { readonly payType: PayType };

export const TRANSFER = 'transfer';
/** What moves inside our own books. */
export const MALL = 'mall';

const UNKNOWN = ['begun', 'open'] as const;

const shaped = (row: Row): Payment => ({ ...row, payType: row.payType as PayType });

export type NewPayment = Pick<
  typeof payments.$inferInsert,
  'number' | 'userId' | 'purpose' | 'tradeId' | 'payType' | 'gateway' | 'amountCents' | 'currency' | 'state'
>;

export async function insertPayment(queries: Queries, payment: NewPayment): Promise<Payment> {
  const isOver = payment.state === 'settled' || payment.state === 'promised';
  const [made] = await queries
    .insert(payments)
    .values({ ...payment, ...(isOver ? { settledAt: sql`mall_now()` } : {}) })
    .returning();
  if (!made) throw new Error('a payment was not kept');
  return shaped(made);
}

export async function readPayment(queries: Queries, id: number): Promise<Payment | undefined> {
  const [found] = await queries.select().from(payments).where(eq(payments.id, id));
  return found && shaped(found);
}

/** Held until the transaction ends. Who also needs its trade takes that first. */
export async function lockPayment(queries: Queries, id: number): Promise<Payment> {
  const [found] = await queries.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!found) throw new Error('a payment is gone');
  return shaped(found);
}

export async function findOwnPayment(queries: Queries, userId: string, number: string): Promise<Payment | undefined> {
  const [found] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.number, number)));
  return found && shaped(found);
}

export async function findTransfer(queries: Queries, number: string): Promise<Payment | undefined> {
  const [found] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.number, number), eq(payments.gateway, TRANSFER)));
  return found && shaped(found);
}

/** Transfers that nobody has seen yet, the latest first: all, or those that a trade still waits for or does not. */
export async function readAnnounced(
  queries: Queries,
  { state, offset, limit }: { state: 'pending' | 'closed' | undefined; offset: number; limit: number },
) {
  const hasUnpaidTrade = sql`exists (select from trade where trade.id = ${payments.tradeId} and trade.state = 'unpaid')`;
  const isWaiting = and(
    eq(payments.gateway, TRANSFER),
    eq(payments.state, 'open'),
    state && (state === 'pending' ? hasUnpaidTrade : not(hasUnpaidTrade)),
  );
  const [total, rows] = await Promise.all([
    queries.$count(payments, isWaiting),
    queries
      .select()
      .from(payments)
      .where(isWaiting)
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { total, payments: rows.map(shaped) };
}

/** Everything that somebody ever paid or tried to. */
export async function readPaymentsOf(queries: Queries, userId: string): Promise<Payment[]> {
  const rows = await queries.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.id));
  return rows.map(shaped);
}

/** Every try at paying for a trade, the latest first. */
export async function readTries(queries: Queries, tradeId: number): Promise<Payment[]> {
  const rows = await queries.select().from(payments).where(eq(payments.tradeId, tradeId)).orderBy(desc(payments.id));
  return rows.map(shaped);
}

/** Whichever payments of a gateway a name of theirs or ours belongs to: one, if everything is as it should be. */
export async function findNamed(
  queries: Queries,
  gateway: string,
  names: { number: string | undefined; reference: string | undefined; chargeRef: string | undefined },
): Promise<Payment[]> {
  const { number, reference, chargeRef } = names;
  const isNamed = or(
    number ? eq(payments.number, number) : undefined,
    reference ? eq(payments.gatewayRef, reference) : undefined,
    chargeRef ? eq(payments.chargeRef, chargeRef) : undefined,
  );
  if (!isNamed) return [];
  const rows = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.gateway, gateway), isNamed));
  return rows.map(shaped);
}

/** Nothing when somebody has heard more about it meanwhile. */
export async function markOpen(
  queries: Queries,
  id: number,
  { reference, redirectUrl }: { reference: string; redirectUrl: string },
): Promise<Payment | undefined> {
  const [changed] = await queries
    .update(payments)
    .set({ state: 'open', gatewayRef: reference, redirectUrl })
    .where(and(eq(payments.id, id), eq(payments.state, 'begun')))
    .returning();
  return changed && shaped(changed);
}

/** False when it is over already, one way or another. */
export async function markFailed(queries: Queries, id: number, failure: string): Promise<boolean> {
  const changed = await queries
    .update(payments)
    .set({ state: 'failed', failure, lookedAt: mallNow })
    .where(and(eq(payments.id, id), inArray(payments.state, [...UNKNOWN])))
    .returning({ id: payments.id });
  return changed.length > 0;
}

interface MoneyIn {
  readonly chargeRef: string;
  readonly reference: string | undefined;
  /** What is wrong with it. */
  readonly failure?: string;
}

export async function markMoneyIn(
  queries: Queries,
  id: number,
  state: 'settled' | 'late',
  { chargeRef, reference, failure = '' }: MoneyIn,
): Promise<Payment> {
  const [changed] = await queries
    .update(payments)
    .set({ state, chargeRef, settledAt: mallNow, failure, ...(reference ? { gatewayRef: reference } : {}) })
    .where(eq(payments.id, id))
    .returning();
  if (!changed) throw new Error('a payment is gone');
  return shaped(changed);
}

/** Cash on delivery that was promised has been handed over. Trades of the demo have nothing here. */
export async function settlePromised(queries: Queries, tradeId: number): Promise<void> {
  await queries
    .update(payments)
    .set({ state: 'settled', settledAt: mallNow })
    .where(and(eq(payments.tradeId, tradeId), eq(payments.state, 'promised')));
}

export async function markLookedAt(queries: Queries, id: number): Promise<void> {
  await queries.update(payments).set({ lookedAt: mallNow }).where(eq(payments.id, id));
}

/**
 * Payments at gateways of which nobody knows more after a minute, from the one after `afterId` on. The pause between two
 * looks is shorter than a minute, or a schedule that comes round every minute would miss every second turn.
 */
export async function readUnknown(
  queries: Queries,
  { afterId, notAt, limit }: { afterId: number; notAt: readonly string[]; limit: number },
): Promise<Payment[]> {
  const rows = await queries
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.state, [...UNKNOWN]),
        gt(payments.id, afterId),
        notInArray(payments.gateway, [TRANSFER, MALL, ...notAt]),
        lt(payments.createdAt, sql`${mallNow} - interval '1 minute'`),
        or(isNull(payments.lookedAt), lt(payments.lookedAt, sql`${mallNow} - interval '30 seconds'`)),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(limit);
  return rows.map(shaped);
}

/** One that waits for the buyer, begun for the same amount in the same way. */
export async function findOpen(
  queries: Queries,
  tradeId: number,
  { payType, gateway, amountCents }: Pick<Payment, 'payType' | 'gateway' | 'amountCents'>,
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
        eq(payments.state, 'open'),
        gateway === TRANSFER ? undefined : ne(payments.redirectUrl, ''),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return found && shaped(found);
}
