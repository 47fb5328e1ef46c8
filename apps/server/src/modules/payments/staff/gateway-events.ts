import type * as contract from '@galleria/contract/payments/staff-payments';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { PaymentsContext } from '../context.ts';
import { dismissEvent, readUnmatchedEvents, type StoredEvent } from './gateway-events-db.ts';
import { numbersOfPayments } from './staff-payments-db.ts';

export const unmatchedEventPage: UseCase<typeof contract.unmatchedEventPage, PaymentsContext> = async (
  { database: { queries } },
  paging,
) => {
  const { rows, total } = await readUnmatchedEvents(queries, paging);
  const numbers = await numbersOfPayments(
    queries,
    rows.flatMap(({ paymentId }) => paymentId ?? []),
  );
  const records = rows.map((event) => ({
    ...presentEvent(event),
    payNumber: (event.paymentId !== null && numbers.get(event.paymentId)) || '',
    details: JSON.stringify(event.payload),
  }));
  return toPage(records, total, paging);
};

export function presentEvent({ id, gateway, eventId, kind, outcome, dismissNote, receivedAt }: StoredEvent) {
  const receiveTime = formatApiTime(receivedAt);
  return { eventId: id, gateway, gatewayEventId: eventId, kind, outcome, note: dismissNote, receiveTime };
}

export const dismissGatewayEvent: UseCase<typeof contract.dismissGatewayEvent, PaymentsContext> = async (
  { database },
  { eventId, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const event = await dismissEvent(queries, eventId, reason);
    if (!event) return refuse('gatewayEvent.notFound');
    const about = { gateway: event.gateway, event: event.eventId, outcome: event.outcome };
    audit.changed(about, { ...about, dismissed: reason });
    return null;
  });
