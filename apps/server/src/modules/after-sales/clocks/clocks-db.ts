import { and, asc, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { refundRequests } from '../tables.ts';

/** Somebody let their time pass, with ids above `afterId`; by the database's clock, along the index of deadlines. */
export async function readOverdueRequests(queries: Queries, afterId: number, limit: number) {
  return queries
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(and(isNotNull(refundRequests.dueAt), lte(refundRequests.dueAt, mallNow), gt(refundRequests.id, afterId)))
    .orderBy(asc(refundRequests.id))
    .limit(limit);
}

const isEndingSoon = and(
  isNotNull(refundRequests.dueAt),
  gt(refundRequests.dueAt, mallNow),
  lte(refundRequests.dueAt, sql`${mallNow} + interval '1 day'`),
  isNull(refundRequests.remindedAt),
);

/** A day is left, and nobody was reminded of it. */
export async function readEndingRequests(queries: Queries, afterId: number, limit: number) {
  return queries
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(and(isEndingSoon, gt(refundRequests.id, afterId)))
    .orderBy(asc(refundRequests.id))
    .limit(limit);
}

/** True for one caller only. */
export async function markReminded(queries: Queries, id: number): Promise<boolean> {
  const marked = await queries
    .update(refundRequests)
    .set({ remindedAt: mallNow })
    .where(and(sql`${refundRequests.id} = ${id}`, isEndingSoon))
    .returning({ id: refundRequests.id });
  return marked.length > 0;
}
