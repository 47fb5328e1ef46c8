import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../infra/calls/paging.ts';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { activities, activityItems } from './tables.ts';

interface ApplicationSearch {
  readonly approval: 'waiting' | 'approved' | 'refused';
  readonly storeId?: number | undefined;
}

const ofItems = (what: string) =>
  sql<number>`(select ${sql.raw(what)}::int from activity_item where activity_id = ${sql.raw('activity.id')})`;

/** Waiting applications that can still be approved, by start; others newest first. */
export async function readApplications(queries: Queries, { approval, storeId }: ApplicationSearch, paging: Paging) {
  const isWanted = and(
    eq(activities.approval, approval),
    storeId === undefined ? undefined : eq(activities.storeId, storeId),
    approval === 'waiting' ? isUndecided() : undefined,
  );
  const order = approval === 'waiting' ? [asc(activities.startsAt), asc(activities.id)] : [desc(activities.id)];
  const rows = await queries
    .select({
      activity: activities,
      skuCount: ofItems('count(*)'),
      productCount: ofItems('count(distinct product_id)'),
      pieces: ofItems('coalesce(sum(pieces), 0)'),
    })
    .from(activities)
    .where(isWanted)
    .orderBy(...order)
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { rows, total: await queries.$count(activities, isWanted) };
}

/** The number of applications that `readApplications` lists as waiting. */
export async function countApplications(queries: Queries): Promise<number> {
  return queries.$count(activities, isUndecided());
}

function isUndecided(): SQL | undefined {
  return and(
    eq(activities.approval, 'waiting'),
    gt(activities.endsAt, mallNow),
    sql`${activities.takenDownAt} is null`,
  );
}

const isWaiting = (id: number, version: number) =>
  and(eq(activities.id, id), eq(activities.version, version), isUndecided());

/** False when the application waits no longer, or was changed. Of two concurrent decisions only one returns true. */
export async function markApproved(queries: Queries, id: number, version: number): Promise<boolean> {
  const changed = await queries
    .update(activities)
    .set({ approval: 'approved' })
    .where(isWaiting(id, version))
    .returning({ id: activities.id });
  return changed.length > 0;
}

/** False when the application waits no longer, or was changed. Of two concurrent decisions only one returns true. */
export async function markRefused(
  queries: Queries,
  id: number,
  { version, reason }: { readonly version: number; readonly reason: string },
): Promise<boolean> {
  const changed = await queries
    .update(activities)
    .set({ approval: 'refused', refusedReason: reason })
    .where(isWaiting(id, version))
    .returning({ id: activities.id });
  return changed.length > 0;
}

/** Makes the prices of an approved activity hold in its time. */
export async function activatePrices(queries: Queries, activityId: number): Promise<void> {
  await queries
    .update(activityItems)
    .set({ during: sql`(select tstzrange(starts_at, ends_at) from activity where id = ${activityId})` })
    .where(eq(activityItems.activityId, activityId));
}

interface RoundSearch {
  readonly storeId: number;
  readonly startsAt: Date;
  /** The application that is edited itself. */
  readonly exceptId?: number | undefined;
}

/** Products of the store's other applications in this round that wait or are approved. */
export async function readRoundProducts(
  queries: Queries,
  { storeId, startsAt, exceptId = 0 }: RoundSearch,
): Promise<ReadonlySet<number>> {
  const rows = await queries
    .selectDistinct({ prodId: activityItems.productId })
    .from(activityItems)
    .innerJoin(activities, eq(activities.id, activityItems.activityId))
    .where(
      and(
        ...[eq(activities.kind, 'flashSale'), eq(activities.storeId, storeId), eq(activities.startsAt, startsAt)],
        sql`${activities.approval} in ('waiting', 'approved') and ${activities.takenDownAt} is null`,
        sql`${activities.id} <> ${exceptId}`,
      ),
    );
  return new Set(rows.map(({ prodId }) => prodId));
}
