import { SYSTEM } from '@galleria/domain/access/access';
import { type TrackingGateway, TrackingRejection } from '../../../gateways/tracking/tracking-gateway.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { OrdersContext } from '../index.ts';
import { recordParcelEvents } from './record-parcel-events.ts';
import { type DuePull, readDuePulls, schedulePull } from './tracking-db.ts';

const PULLS_PER_RUN = 200;
/** After this many failures the provider is considered down, not only a waybill: the rest waits for the next run. */
const FAILURES_IN_A_ROW = 3;
const MAX_PULL_DAYS = 60;

/**
 * Polls the provider for the parcels whose next pull is due, since pushes get lost and the demo carrier has none. Runs
 * every minute; the row of each parcel has the time of its next pull.
 */
export async function pullTracking(context: OrdersContext): Promise<void> {
  const { database, log, tracking } = context;
  if (!tracking) return;
  let failures = 0;
  for (const due of await readDuePulls(database.queries, tracking.name, PULLS_PER_RUN)) {
    const problem = await pull(context, tracking, due).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    failures = problem === undefined ? 0 : failures + 1;
    if (problem === undefined) continue;
    log.warn({ event: 'tracking.pull_failed', parcelId: due.parcelId, err: problem }, 'parcel could not be looked up');
    await schedulePull(database.queries, due.parcelId, afterFailure(due, problem));
    if (failures === FAILURES_IN_A_ROW) return;
  }
}

async function pull({ database }: OrdersContext, tracking: TrackingGateway, due: DuePull): Promise<void> {
  const { parcelId, waybill } = due;
  const events = await tracking.pull(due);
  await inTransaction(database, SYSTEM, async (transaction) => {
    const added = await recordParcelEvents(transaction, { id: parcelId, waybill }, { provider: tracking.name, events });
    const quietPulls = added > 0 ? 0 : due.quietPulls + 1;
    const delaySeconds = isTooOldToPull(due) ? null : tracking.pullDelaySeconds(quietPulls);
    await schedulePull(transaction.queries, parcelId, { quietPulls, failedPulls: 0, delaySeconds });
  });
}

function isTooOldToPull({ registeredAt, now }: DuePull): boolean {
  return now.getTime() - registeredAt.getTime() > MAX_PULL_DAYS * 24 * 60 * 60_000;
}

const FIRST_DELAY_SECONDS = 5 * 60;
const MAX_DELAY_SECONDS = 12 * 60 * 60;

/** Doubles the delay after every failure in a row. A waybill that the provider no longer has is not pulled again. */
function afterFailure(due: DuePull, problem: unknown) {
  const { quietPulls, failedPulls } = due;
  const delaySeconds = Math.min(FIRST_DELAY_SECONDS * 2 ** failedPulls, MAX_DELAY_SECONDS);
  const isFinal = problem instanceof TrackingRejection || isTooOldToPull(due);
  return { quietPulls, failedPulls: failedPulls + 1, delaySeconds: isFinal ? null : delaySeconds };
}
