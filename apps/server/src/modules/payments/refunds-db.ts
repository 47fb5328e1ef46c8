import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { refundsOut } from './tables.ts';

export type RefundOut = typeof refundsOut.$inferSelect;

/** Nothing when the same was asked for before. */
export async function insertRefund(
  queries: Queries,
  refund: Pick<typeof refundsOut.$inferInsert, 'paymentId' | 'key' | 'amountCents'>,
): Promise<RefundOut | undefined> {
  const [made] = await queries
    .insert(refundsOut)
    .values({ ...refund, state: 'asked' })
    .onConflictDoNothing({ target: refundsOut.key })
    .returning();
  return made;
}

export async function readRefund(queries: Queries, id: number): Promise<RefundOut | undefined> {
  const [found] = await queries.select().from(refundsOut).where(eq(refundsOut.id, id));
  return found;
}

export async function readRefundsOf(queries: Queries, paymentId: number): Promise<RefundOut[]> {
  return queries.select().from(refundsOut).where(eq(refundsOut.paymentId, paymentId)).orderBy(asc(refundsOut.id));
}

/** Held until the transaction ends: whether one is done does not change under our hands. */
export async function lockRefundsOf(queries: Queries, paymentId: number): Promise<RefundOut[]> {
  const all = queries.select().from(refundsOut).where(eq(refundsOut.paymentId, paymentId));
  return all.orderBy(asc(refundsOut.id)).for('update');
}

/** False when it is not any more what it was when it was read. */
export async function markRefundDone(queries: Queries, { id, state }: RefundOut, gatewayRef: string): Promise<boolean> {
  const changed = await queries
    .update(refundsOut)
    .set({ state: 'done', gatewayRef, failure: '', doneAt: mallNow })
    .where(and(eq(refundsOut.id, id), eq(refundsOut.state, state)))
    .returning({ id: refundsOut.id });
  return changed.length > 0;
}

/** Nothing happens to one that is not any more what it was when it was read. */
export async function markRefundFailed(queries: Queries, { id, state }: RefundOut, failure: string): Promise<void> {
  await queries
    .update(refundsOut)
    .set({ state: 'failed', failure })
    .where(and(eq(refundsOut.id, id), eq(refundsOut.state, state)));
}

export async function countRefundTry(queries: Queries, id: number, failure: string): Promise<void> {
  const tries = sql`least(${refundsOut.tries} + 1, 32767)`;
  await queries.update(refundsOut).set({ tries, failure }).where(eq(refundsOut.id, id));
}

/** Asked for more than a minute ago, and still on the way. */
export async function readWaitingRefundIds(queries: Queries): Promise<number[]> {
  const rows = await queries
    .select({ id: refundsOut.id })
    .from(refundsOut)
    .where(and(eq(refundsOut.state, 'asked'), lt(refundsOut.createdAt, sql`${mallNow} - interval '1 minute'`)))
    .orderBy(asc(refundsOut.id));
  return rows.map(({ id }) => id);
}
