import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { gatewayEvents } from '../tables.ts';

export type EventOutcome = 'applied' | 'duplicate' | 'late' | 'mismatch' | 'unknownPayment' | 'ignored';

/** Undefined for a duplicate. Waits for a concurrent transaction with the same event. */
export async function recordEvent(
  queries: Queries,
  event: { gateway: string; eventId: string; kind: string; payload: object },
): Promise<number | undefined> {
  const [row] = await queries
    .insert(gatewayEvents)
    .values({ ...event, outcome: 'ignored' })
    .onConflictDoNothing({ target: [gatewayEvents.gateway, gatewayEvents.eventId] })
    .returning({ id: gatewayEvents.id });
  return row?.id;
}

export async function recordOutcome(
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

/** Number of events of a type that were applied to a payment, or were duplicates. */
export async function countHandledEvents(queries: Queries, paymentId: number, type: string): Promise<number> {
  const isHandled = inArray(gatewayEvents.outcome, ['applied', 'duplicate'] satisfies EventOutcome[]);
  return queries.$count(
    gatewayEvents,
    and(eq(gatewayEvents.paymentId, paymentId), eq(gatewayEvents.kind, type), isHandled),
  );
}
