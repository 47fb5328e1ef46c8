import { eq } from 'drizzle-orm';
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
