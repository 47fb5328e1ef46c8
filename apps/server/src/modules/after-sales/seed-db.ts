import type { RefundState } from '@galleria/domain/after-sales/refund-lifecycle';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { disputeNotes, disputes } from './disputes/tables.ts';
import { refundRequests, refundSteps } from './tables.ts';

/** Moves all times of a request, deadlines included, so many hours into the past. */
export async function backdateRequest(queries: Queries, number: string, hours: number): Promise<void> {
  const earlier = (column: AnyPgColumn) => sql`${column} - make_interval(hours => ${hours})`;
  const [request] = await queries
    .update(refundRequests)
    .set({
      ...{ createdAt: earlier(refundRequests.createdAt), dueAt: earlier(refundRequests.dueAt) },
      ...{ remindedAt: earlier(refundRequests.remindedAt), answeredAt: earlier(refundRequests.answeredAt) },
      endedAt: earlier(refundRequests.endedAt),
    })
    .where(eq(refundRequests.number, number))
    .returning({ id: refundRequests.id, express: refundRequests.express });
  if (!request) throw new Error(`backdateRequest: there is no request ${number}`);
  const { id, express } = request;
  if (express) {
    const sentAt = new Date(new Date(express.sentAt).getTime() - hours * 3_600_000).toISOString();
    await queries
      .update(refundRequests)
      .set({ express: { ...express, sentAt } })
      .where(eq(refundRequests.id, id));
  }
  await queries
    .update(refundSteps)
    .set({ createdAt: earlier(refundSteps.createdAt) })
    .where(eq(refundSteps.requestId, id));
  await backdateDispute(queries, id, earlier);
}

async function backdateDispute(
  queries: Queries,
  requestId: number,
  earlier: (column: AnyPgColumn) => ReturnType<typeof sql>,
) {
  const moved = await queries
    .update(disputes)
    .set({
      ...{ createdAt: earlier(disputes.createdAt), targetAt: earlier(disputes.targetAt) },
      ...{ evidenceUntil: earlier(disputes.evidenceUntil), buyerAnswerUntil: earlier(disputes.buyerAnswerUntil) },
      ...{ sellerAnswerUntil: earlier(disputes.sellerAnswerUntil), proposedAt: earlier(disputes.proposedAt) },
      endedAt: earlier(disputes.endedAt),
    })
    .where(eq(disputes.requestId, requestId))
    .returning({ id: disputes.id });
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  await queries
    .update(disputeNotes)
    .set({ createdAt: earlier(disputeNotes.createdAt) })
    .where(inArray(disputeNotes.disputeId, ids));
}

/** Whether a buyer has a request in this state whose deadline, if it has one, has not passed. */
export async function hasRunningRequest(queries: Queries, userId: string, state: RefundState): Promise<boolean> {
  const isRunning = or(isNull(refundRequests.dueAt), sql`${refundRequests.dueAt} > ${mallNow}`);
  const isFound = and(eq(refundRequests.userId, userId), eq(refundRequests.state, state), isRunning);
  return (await queries.$count(refundRequests, isFound)) > 0;
}
