import { and, asc, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { refundRequests } from '../tables.ts';

/**
 * A batch of requests whose deadline is over by the database's clock, with ids above `afterId`; uses the index of
 * deadlines.
 */
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

/** A batch of requests with at most a day left and without a reminder. */
export async function readEndingRequests(queries: Queries, afterId: number, limit: number) {
  return queries
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(and(isEndingSoon, gt(refundRequests.id, afterId)))
    .orderBy(asc(refundRequests.id))
    .limit(limit);
}

/** True for one caller only, which sends the reminder. */
export async function markReminded(queries: Queries, id: number): Promise<boolean> {
  const marked = await queries
    .update(refundRequests)
    .set({ remindedAt: mallNow })
    .where(and(sql`${refundRequests.id} = ${id}`, isEndingSoon))
    .returning({ id: refundRequests.id });
  return marked.length > 0;
}
