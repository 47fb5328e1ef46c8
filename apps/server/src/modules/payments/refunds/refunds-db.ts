import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { paymentRefunds } from '../tables.ts';

export type PaymentRefund = typeof paymentRefunds.$inferSelect;

/** Undefined when a refund with this key exists. */
export async function insertRefund(
  queries: Queries,
  refund: Pick<typeof paymentRefunds.$inferInsert, 'paymentId' | 'key' | 'amountCents' | 'orderRefundId'>,
): Promise<PaymentRefund | undefined> {
  const [row] = await queries
    .insert(paymentRefunds)
    .values({ ...refund, state: 'requested' })
    .onConflictDoNothing({ target: paymentRefunds.key })
    .returning();
  return row;
}

export async function readRefund(queries: Queries, id: number): Promise<PaymentRefund | undefined> {
  const [found] = await queries.select().from(paymentRefunds).where(eq(paymentRefunds.id, id));
  return found;
}

export async function findRefundByKey(queries: Queries, key: string): Promise<PaymentRefund | undefined> {
  const [found] = await queries.select().from(paymentRefunds).where(eq(paymentRefunds.key, key));
  return found;
}

export async function readRefundsOf(queries: Queries, paymentId: number): Promise<PaymentRefund[]> {
  return queries
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, paymentId))
    .orderBy(asc(paymentRefunds.id));
}

/** Locks all refunds of a payment until the transaction ends. */
export async function lockRefundsOf(queries: Queries, paymentId: number): Promise<PaymentRefund[]> {
  const all = queries.select().from(paymentRefunds).where(eq(paymentRefunds.paymentId, paymentId));
  return all.orderBy(asc(paymentRefunds.id)).for('update');
}

/** False when its state changed since it was read. */
export async function markRefundDone(
  queries: Queries,
  { id, state }: PaymentRefund,
  gatewayRef: string,
): Promise<boolean> {
  const changed = await queries
    .update(paymentRefunds)
    .set({ state: 'done', gatewayRef, failure: '', doneAt: mallNow })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, state)))
    .returning({ id: paymentRefunds.id });
  return changed.length > 0;
}

/** False when its state changed since it was read. */
export async function markRefundFailed(
  queries: Queries,
  { id, state }: PaymentRefund,
  failure: string,
  isUnanswered = false,
): Promise<boolean> {
  const changed = await queries
    .update(paymentRefunds)
    .set({ state: 'failed', failure, isUnanswered })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, state)))
    .returning({ id: paymentRefunds.id });
  return changed.length > 0;
}

/** Returns the number of attempts; undefined when the refund is no longer requested. */
export async function countRefundAttempt(queries: Queries, id: number, failure: string): Promise<number | undefined> {
  const [counted] = await queries
    .update(paymentRefunds)
    .set({ attempts: sql`least(${paymentRefunds.attempts} + 1, 32767)`, failure })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'requested')))
    .returning({ attempts: paymentRefunds.attempts });
  return counted?.attempts;
}

/**
 * Requests the same refund under the same key, so that the gateway pays it once, even if it already paid without
 * answering.
 */
export async function repeatRefund(queries: Queries, id: number): Promise<void> {
  await queries
    .update(paymentRefunds)
    .set({ state: 'requested', isUnanswered: false, attempts: 0 })
    .where(eq(paymentRefunds.id, id));
}

/** Requested more than a minute ago and not done. */
export async function readOverdueRefundIds(queries: Queries): Promise<number[]> {
  const rows = await queries
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(
      and(eq(paymentRefunds.state, 'requested'), lt(paymentRefunds.createdAt, sql`${mallNow} - interval '1 minute'`)),
    )
    .orderBy(asc(paymentRefunds.id));
  return rows.map(({ id }) => id);
}
