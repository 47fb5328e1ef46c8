import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { activities, activityUnits } from './tables.ts';
import type { NewActivity } from './write-activities-db.ts';

export async function hasActivities(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: activities.id }).from(activities).limit(1)).length > 0;
}

export async function insertWithId(queries: Queries, activityId: number, values: NewActivity): Promise<void> {
  await queries.insert(activities).values({ id: activityId, ...values });
  // Generated ids must not collide with it.
  await queries.execute(sql`select setval(pg_get_serial_sequence('activity', 'id'), (select max(id) from activity))`);
}

/** Another time for it, as if it had never run. */
export async function writePeriod(queries: Queries, activityId: number, startsAt: Date, endsAt: Date): Promise<void> {
  await queries.update(activities).set({ startsAt, endsAt, turned: 'notStarted' }).where(eq(activities.id, activityId));
  await queries.execute(
    sql`update activity_item set during = (select case when approval = 'waiting' then 'empty' else tstzrange(starts_at, ends_at) end
      from activity where id = ${activityId}) where activity_id = ${activityId}`,
  );
}

/** The next round of a flash sale, as if it had never run; what was sold of these SKUs stays sold. */
export async function writeRound(
  queries: Queries,
  activityId: number,
  { terms, keptSkuIds }: { readonly terms: ActivityTerms; readonly keptSkuIds: readonly number[] },
): Promise<void> {
  await queries.update(activities).set({ terms, poolClosedAt: null }).where(eq(activities.id, activityId));
  await queries.execute(sql`
    delete from activity_unit where activity_id = ${activityId} and sku_id <> all(${sql.param([...keptSkuIds])}::int[])`);
}

/** SKUs of which a piece is sold. */
export async function readSoldSkuIds(queries: Queries, activityId: number): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ skuId: activityUnits.skuId })
    .from(activityUnits)
    .where(and(eq(activityUnits.activityId, activityId), isNotNull(activityUnits.tradeId)));
  return rows.map(({ skuId }) => skuId);
}
