import { type ActivityKind, KIND_TERMS } from '@galleria/domain/activities/activity-kinds';
import { and, eq, gt, inArray, isNull, lte, ne, notInArray, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { activities, activityGifts, activityItems } from './tables.ts';

export type NewActivity = Pick<
  typeof activities.$inferInsert,
  'storeId' | 'kind' | 'name' | 'startsAt' | 'endsAt' | 'limitPerBuyer' | 'terms' | 'approval'
>;

export interface NewItem {
  readonly skuId: number;
  readonly productId: number;
  readonly priceCents: number;
  /** Pieces for the pool of a flash sale. */
  readonly pieces?: number | null;
}

/**
 * Serialises saving the activities of a store, so that the second of two concurrent ones sees the first. Held until the
 * transaction ends.
 */
export async function lockActivitiesOf(queries: Queries, storeId: number): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('activities', ${storeId}))`);
}

export async function insertActivity(queries: Queries, values: NewActivity): Promise<number> {
  const [added] = await queries.insert(activities).values(values).returning({ id: activities.id });
  if (!added) throw new Error(`insertActivity: no row for store ${values.storeId}`);
  return added.id;
}

/**
 * False when the activity has started, is taken down or approved, or is not this store's. A refused one waits again.
 */
export async function updateComing(queries: Queries, id: number, values: NewActivity): Promise<boolean> {
  const isComing = and(
    eq(activities.id, id),
    eq(activities.storeId, values.storeId),
    gt(activities.startsAt, mallNow),
    isNull(activities.takenDownAt),
    ne(activities.approval, 'approved'),
  );
  const again = { version: sql`${activities.version} + 1`, appliedAt: mallNow, refusedReason: '' };
  const changed = await queries
    .update(activities)
    .set({ ...values, ...again })
    .where(isComing)
    .returning({ id: activities.id });
  return changed.length > 0;
}

export async function replaceItems(
  queries: Queries,
  { activityId, kind }: { readonly activityId: number; readonly kind: ActivityKind },
  items: readonly NewItem[],
): Promise<void> {
  const holds = { isSkuPrice: KIND_TERMS[kind].hasPrice, givesGift: kind === 'gift' };
  await queries.delete(activityItems).where(eq(activityItems.activityId, activityId));
  // Without approval the price holds at no time.
  const during = sql<string>`(select case when approval in ('none', 'approved') then tstzrange(starts_at, ends_at)
    else 'empty' end from activity where id = ${activityId})`;
  await queries.insert(activityItems).values(items.map((item) => ({ ...item, activityId, during, ...holds })));
}

/** Sets the pool of a gift activity; does nothing for other kinds. */
export async function writeGiftPool(queries: Queries, activityId: number, { kind, terms }: NewActivity): Promise<void> {
  if (kind !== 'gift') return;
  const pool = terms?.gift?.pool ?? null;
  await queries
    .insert(activityGifts)
    .values({ activityId, pool })
    .onConflictDoUpdate({ target: activityGifts.activityId, set: { pool } });
}

/** Ends the time of an activity's prices now; those of one that has not started never hold. */
export async function cutItems(queries: Queries, activityId: number): Promise<void> {
  await queries
    .update(activityItems)
    .set({ during: sql`${activityItems.during} * tstzrange(null, ${mallNow})` })
    .where(eq(activityItems.activityId, activityId));
}

/** Activities that wait for approval or were refused do not run. */
const isAllowed = notInArray(activities.approval, ['waiting', 'refused']);

/** False when the activity does not run, or is not this store's. */
export async function endOngoing(queries: Queries, storeId: number, id: number): Promise<boolean> {
  const isOngoing = and(
    ...[eq(activities.id, id), eq(activities.storeId, storeId), isNull(activities.takenDownAt)],
    ...[lte(activities.startsAt, mallNow), gt(activities.endsAt, mallNow), isAllowed],
  );
  const ended = await queries
    .update(activities)
    .set({ endsAt: mallNow })
    .where(isOngoing)
    .returning({ id: activities.id });
  return ended.length > 0;
}

/** False when the activity has ended or is taken down already. */
export async function markTakenDown(queries: Queries, id: number, takenDownReason: string): Promise<boolean> {
  const isOpen = and(eq(activities.id, id), gt(activities.endsAt, mallNow), isNull(activities.takenDownAt));
  const values = { takenDownAt: mallNow, takenDownReason };
  const changed = await queries.update(activities).set(values).where(isOpen).returning({ id: activities.id });
  return changed.length > 0;
}

/** False when the activity has started, or is not this store's. */
export async function deleteComing(queries: Queries, storeId: number, id: number): Promise<boolean> {
  const isComing = and(eq(activities.id, id), eq(activities.storeId, storeId), gt(activities.startsAt, mallNow));
  return (await queries.delete(activities).where(isComing).returning({ id: activities.id })).length > 0;
}

export async function readProductIdsOf(queries: Queries, activityIds: readonly number[]): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ id: activityItems.productId })
    .from(activityItems)
    .where(inArray(activityItems.activityId, [...activityIds]));
  return rows.map(({ id }) => id);
}

/**
 * Keeps an activity that has not started from starting, moving or being deleted until the transaction ends. False for
 * others.
 */
export async function lockComing(queries: Queries, id: number): Promise<boolean> {
  const isComing = and(
    ...[eq(activities.id, id), isNull(activities.takenDownAt), gt(activities.startsAt, mallNow), isAllowed],
    // `now` of a transaction that began before the start still precedes it, although the job may have started the
    // activity since.
    eq(activities.turned, 'notStarted'),
  );
  return (await queries.select({ id: activities.id }).from(activities).where(isComing).for('share')).length > 0;
}

interface TurnedActivities {
  readonly productIds: readonly number[];
  /** Activities that have started and run. */
  readonly startedIds: readonly number[];
}

/** Writes the new state of activities that have started or ended since the last run. */
export async function turnDueActivities(queries: Queries): Promise<TurnedActivities> {
  const state = sql`case when ${activities.endsAt} <= ${mallNow} or ${activities.takenDownAt} is not null then 'ended'
    when ${activities.startsAt} <= ${mallNow} then 'ongoing' else 'notStarted' end`;
  const turned = await queries
    .update(activities)
    .set({ turned: state })
    .where(
      sql`${activities.turned} <> 'ended' and ${activities.startsAt} <= ${mallNow} and ${activities.turned} <> ${state}`,
    )
    .returning({ id: activities.id, state: activities.turned, approval: activities.approval });
  if (turned.length === 0) return { productIds: [], startedIds: [] };
  const ids = turned.map(({ id }) => id);
  return {
    productIds: await readProductIdsOf(queries, ids),
    startedIds: turned
      .filter(({ state: now, approval }) => now === 'ongoing' && (approval === 'none' || approval === 'approved'))
      .map(({ id }) => id),
  };
}
