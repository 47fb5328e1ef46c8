import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { gatewayEvents } from './tables.ts';

/** What became of an event. */
export type EventOutcome = 'applied' | 'knownAlready' | 'late' | 'mismatch' | 'unknownPayment' | 'ignored';

/** Nothing when this event was heard before. Somebody who is just hearing it is waited for. */
export async function recordEvent(
  queries: Queries,
  event: { gateway: string; eventId: string; kind: string; payload: object },
): Promise<number | undefined> {
  const [made] = await queries
    .insert(gatewayEvents)
    .values({ ...event, outcome: 'ignored' })
    .onConflictDoNothing({ target: [gatewayEvents.gateway, gatewayEvents.eventId] })
    .returning({ id: gatewayEvents.id });
  return made?.id;
}

export async function noteOutcome(
  queries: Queries,
  id: number,
  outcome: EventOutcome,
  paymentId: number | undefined,
): Promise<void> {
  await queries
    .update(gatewayEvents)
    .set({ outcome, paymentId: paymentId ?? null })
    .where(eq(gatewayEvents.id, id));
}

/** How many events of a kind were taken for news about a payment. */
export async function countHeard(queries: Queries, paymentId: number, kind: string): Promise<number> {
  const { paymentId: about, kind: called, outcome } = gatewayEvents;
  const wasHeard = inArray(outcome, ['applied', 'knownAlready'] satisfies EventOutcome[]);
  return queries.$count(gatewayEvents, and(eq(about, paymentId), eq(called, kind), wasHeard));
}
