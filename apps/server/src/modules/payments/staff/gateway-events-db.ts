import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { gatewayEvents } from '../tables.ts';
import type { EventOutcome } from '../webhooks/webhook-events-db.ts';

export type StoredEvent = typeof gatewayEvents.$inferSelect;

export async function readEventsOf(queries: Queries, paymentId: number): Promise<StoredEvent[]> {
  return queries
    .select()
    .from(gatewayEvents)
    .where(eq(gatewayEvents.paymentId, paymentId))
    .orderBy(desc(gatewayEvents.id));
}

const isUnmatched = and(
  inArray(gatewayEvents.outcome, ['mismatch', 'unknownPayment'] satisfies EventOutcome[]),
  isNull(gatewayEvents.dismissedAt),
);

export async function readUnmatchedEvents(queries: Queries, paging: Paging) {
  const rows = await queries
    .select()
    .from(gatewayEvents)
    .where(isUnmatched)
    .orderBy(desc(gatewayEvents.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { rows, total: await queries.$count(gatewayEvents, isUnmatched) };
}

/** Undefined when the event does not wait for staff, or was dismissed already. */
export async function dismissEvent(queries: Queries, id: number, dismissNote: string) {
  const [changed] = await queries
    .update(gatewayEvents)
    .set({ dismissedAt: mallNow, dismissNote })
    .where(and(eq(gatewayEvents.id, id), isUnmatched))
    .returning();
  return changed;
}
