import { PARCEL_STATE, parcelStateOf } from '@galleria/domain/orders/parcel-state';
import type { TrackedEvent, TrackingProvider } from '../../../gateways/tracking/tracking-gateway.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { insertEvents, lockTrackedParcel, readReports, writeParcelState } from './tracking-db.ts';

/** Announced with `{ parcelId }` when a parcel was signed for, once. */
export const PARCEL_SIGNED = 'parcel.signed';

interface News {
  readonly provider: TrackingProvider;
  readonly events: readonly TrackedEvent[];
}

/**
 * Adds new events to the timeline of a parcel and returns their number. A push and a pull of the same events may come
 * at once: the row lock serialises them, and the state is computed from all events, in whatever order they came.
 */
export async function recordParcelEvents(
  transaction: Transaction,
  { id: parcelId, waybill }: { readonly id: number; readonly waybill: string },
  { provider, events }: News,
): Promise<number> {
  const { queries } = transaction;
  const parcel = await lockTrackedParcel(queries, parcelId, waybill);
  if (!parcel) return 0;
  const added = await insertEvents(queries, parcelId, provider, events);
  const state = parcelStateOf(await readReports(queries, parcelId));
  if (state === parcel.state) return added;
  await writeParcelState(queries, parcelId, state);
  if (state === PARCEL_STATE.signed) await transaction.announce(PARCEL_SIGNED, { parcelId });
  return added;
}
