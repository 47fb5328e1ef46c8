import { PARCEL_STATE, type ParcelState } from '@galleria/domain/orders/parcel-state';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { TrackedEvent, TrackingProvider, TrackingPush } from '../../../gateways/tracking/tracking-gateway.ts';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { couriers, parcelEvents, parcels, parcelTrackings } from './tables.ts';

/** The parcel to be registered; undefined without a courier, and when it was registered before. */
export async function findUnregistered(queries: Queries, parcelId: number) {
  const [found] = await queries
    .select({ id: parcels.id, waybill: parcels.waybill, courierId: parcels.courierId, codes: couriers.trackingCodes })
    .from(parcels)
    .innerJoin(couriers, eq(couriers.id, parcels.courierId))
    .leftJoin(parcelTrackings, eq(parcelTrackings.parcelId, parcels.id))
    .where(and(eq(parcels.id, parcelId), isNull(parcelTrackings.parcelId)));
  return found;
}

interface NewTracking {
  readonly parcelId: number;
  readonly provider: TrackingProvider;
  readonly reference: string;
  readonly rejection: string;
  /** The delay until the first pull; null: there is none. */
  readonly delaySeconds: number | null;
}

/** The caller has locked the parcel. Of two registrations the first one is kept. */
export async function insertTracking(queries: Queries, { delaySeconds, ...tracking }: NewTracking): Promise<void> {
  await queries
    .insert(parcelTrackings)
    .values({ ...tracking, nextPullAt: delaySeconds === null ? null : inSeconds(delaySeconds) })
    .onConflictDoNothing();
}

/** Locks the parcel if it still has this waybill, since it may have been corrected meanwhile. */
export async function lockTrackedParcel(queries: Queries, parcelId: number, waybill: string) {
  const [found] = await queries
    .select({ id: parcels.id, state: parcels.state })
    .from(parcels)
    .where(and(eq(parcels.id, parcelId), eq(parcels.waybill, waybill)))
    .for('update');
  return found;
}

/**
 * Events further in the future are left out: they would hide all that come after them. Clocks differ by less than that.
 */
const AHEAD_HOURS = 24;

/** Returns the number of new events. */
export async function insertEvents(
  queries: Queries,
  parcelId: number,
  provider: TrackingProvider,
  events: readonly TrackedEvent[],
): Promise<number> {
  if (events.length === 0) return 0;
  const rows = events.map(({ key, state, happenedAt, place, words }) => ({
    ...{ key, state, place, words },
    happenedAt: happenedAt.toISOString(),
  }));
  const { rowCount } = await queries.execute(sql`
    insert into parcel_event (parcel_id, provider, event_key, state, happened_at, place, words)
    select ${parcelId}, ${provider}, event.key, event.state, event."happenedAt", event.place, event.words
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as event(key text, state smallint, "happenedAt" timestamptz, place text, words text)
    where event."happenedAt" <= ${mallNow} + make_interval(hours => ${AHEAD_HOURS})
    on conflict (parcel_id, provider, event_key) do nothing`);
  return rowCount ?? 0;
}

export async function readReports(queries: Queries, parcelId: number) {
  return queries
    .select({ state: parcelEvents.state, happenedAt: parcelEvents.happenedAt })
    .from(parcelEvents)
    .where(eq(parcelEvents.parcelId, parcelId));
}

export async function writeParcelState(queries: Queries, parcelId: number, state: ParcelState): Promise<void> {
  const isSigned = state === PARCEL_STATE.signed;
  await queries
    .update(parcels)
    .set({ state, signedAt: isSigned ? mallNow : null })
    .where(eq(parcels.id, parcelId));
  if (isSigned) {
    await queries.update(parcelTrackings).set({ nextPullAt: null }).where(eq(parcelTrackings.parcelId, parcelId));
  }
}

/**
 * Found by the provider's reference. A push that arrives before its registration is stored is found by courier and
 * number.
 */
export async function findByPush(
  queries: Queries,
  provider: TrackingProvider,
  { reference, waybill, courierCode }: TrackingPush,
) {
  const isUnregistered = and(
    isNull(parcelTrackings.parcelId),
    sql`${parcels.waybill} <> '' and upper(${parcels.waybill}) = upper(${waybill})`,
    sql`coalesce(${couriers.trackingCodes} ->> ${provider}, ${courierCode}) = ${courierCode}`,
  );
  return queries
    .select({ id: parcels.id, waybill: parcels.waybill })
    .from(parcels)
    .innerJoin(couriers, eq(couriers.id, parcels.courierId))
    .leftJoin(parcelTrackings, eq(parcelTrackings.parcelId, parcels.id))
    .where(or(and(eq(parcelTrackings.reference, reference), eq(parcelTrackings.provider, provider)), isUnregistered))
    .orderBy(asc(parcels.id));
}

/** Parcels with a due pull, the longest overdue first. */
export async function readDuePulls(queries: Queries, provider: TrackingProvider, limit: number) {
  return queries
    .select({
      ...{ parcelId: parcelTrackings.parcelId, reference: parcelTrackings.reference, waybill: parcels.waybill },
      ...{ registeredAt: parcelTrackings.registeredAt, quietPulls: parcelTrackings.quietPulls },
      failedPulls: parcelTrackings.failedPulls,
      now: sql<Date>`${mallNow}`.mapWith(parcelTrackings.registeredAt),
    })
    .from(parcelTrackings)
    .innerJoin(parcels, eq(parcels.id, parcelTrackings.parcelId))
    .where(and(eq(parcelTrackings.provider, provider), sql`${parcelTrackings.nextPullAt} <= ${mallNow}`))
    .orderBy(asc(parcelTrackings.nextPullAt))
    .limit(limit);
}

export type DuePull = Awaited<ReturnType<typeof readDuePulls>>[number];

interface NextPull {
  readonly quietPulls: number;
  readonly failedPulls: number;
  /** Null: there are no more pulls. */
  readonly delaySeconds: number | null;
}

/** Nothing changes for a parcel that was signed for meanwhile. */
export async function schedulePull(queries: Queries, parcelId: number, { delaySeconds, ...counts }: NextPull) {
  await queries
    .update(parcelTrackings)
    .set({ ...counts, nextPullAt: delaySeconds === null ? null : inSeconds(delaySeconds) })
    .where(and(eq(parcelTrackings.parcelId, parcelId), sql`${parcelTrackings.nextPullAt} is not null`));
}

const inSeconds = (seconds: number) => sql`${mallNow} + make_interval(secs => ${seconds})`;
