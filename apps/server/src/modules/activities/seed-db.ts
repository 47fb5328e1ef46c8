import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { activities, activityUnits } from './tables.ts';
import type { NewActivity } from './write-activities-db.ts';

export async function hasActivities(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: activities.id }).from(activities).limit(1)).length > 0;
}

export async function insertWithId(queries: Queries, activityId: number, values: NewActivity): Promise<void> {
  await queries.insert(activities).values({ id: activityId, ...values });
  // Generated ids must not collide with this one.
  await queries.execute(sql`select setval(pg_get_serial_sequence('activity', 'id'), (select max(id) from activity))`);
}

/** Moves an activity to another time, as if it had never run. */
export async function writePeriod(
  queries: Queries,
  activityId: number,
  values: Pick<NewActivity, 'startsAt' | 'endsAt' | 'terms'>,
): Promise<void> {
  await queries
    .update(activities)
    .set({ ...values, turned: 'notStarted' })
    .where(eq(activities.id, activityId));
  await queries.execute(
    sql`update activity_item set during = (select case when approval = 'waiting' then 'empty' else tstzrange(starts_at, ends_at) end
      from activity where id = ${activityId}) where activity_id = ${activityId}`,
  );
}

/** Reopens the pool of a flash sale as if it had never run, but keeps the sold pieces of `keptSkuIds`. */
export async function reopenPool(queries: Queries, activityId: number, keptSkuIds: readonly number[]): Promise<void> {
  await queries.update(activities).set({ poolClosedAt: null }).where(eq(activities.id, activityId));
  await queries.execute(sql`
    delete from activity_unit where activity_id = ${activityId} and sku_id <> all(${sql.param([...keptSkuIds])}::int[])`);
}

/** SKUs with a sold piece. */
export async function readSoldSkuIds(queries: Queries, activityId: number): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ skuId: activityUnits.skuId })
    .from(activityUnits)
    .where(and(eq(activityUnits.activityId, activityId), isNotNull(activityUnits.tradeId)));
  return rows.map(({ skuId }) => skuId);
}
