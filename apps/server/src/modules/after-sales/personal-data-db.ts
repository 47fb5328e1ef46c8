import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { disputes } from './disputes/tables.ts';
import { refundRequests, refundSteps } from './tables.ts';

export async function readRequestsOf(queries: Queries, userId: string) {
  return queries
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.userId, userId))
    .orderBy(desc(refundRequests.id));
}

/** The picture files are deleted with the account's uploads. */
export async function anonymiseRequests(queries: Queries, userId: string): Promise<void> {
  const own = queries.select({ id: refundRequests.id }).from(refundRequests).where(eq(refundRequests.userId, userId));
  await queries
    .update(refundSteps)
    .set({ words: '', pictures: [], actorId: '' })
    .where(and(inArray(refundSteps.requestId, own), eq(refundSteps.by, 'buyer')));
  await queries.update(disputes).set({ words: '', pictures: [] }).where(inArray(disputes.requestId, own));
  await queries
    .update(refundRequests)
    .set({ words: '', pictures: [], mobile: '' })
    .where(eq(refundRequests.userId, userId));
}
