import { sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';

export interface Visit {
  readonly storeId: number;
  readonly day: string;
  readonly visitor: Buffer;
}

/**
 * Counts the visitors who are new today, in one statement; rows are inserted in key order, so that two processes cannot
 * deadlock.
 */
export async function countVisits(queries: Queries, visits: readonly Visit[]): Promise<void> {
  const column = <T>(values: T[]) => sql.param(values);
  await queries.execute(sql`
    with seen as (
      insert into store_visitor (store_id, day, visitor)
      select distinct store_id, day, visitor from unnest(
        ${column(visits.map(({ storeId }) => storeId))}::int[],
        ${column(visits.map(({ day }) => day))}::date[],
        ${column(visits.map(({ visitor }) => visitor))}::bytea[]) as given(store_id, day, visitor)
      order by store_id, day, visitor
      on conflict do nothing returning store_id, day
    )
    insert into store_visit_day (store_id, day, visitors)
    select store_id, day, count(*) from seen group by store_id, day order by store_id, day
    on conflict (store_id, day) do update set visitors = store_visit_day.visitors + excluded.visitors`);
}

export interface ActivityVisit {
  readonly activityId: number;
  readonly day: string;
  readonly visitor: Buffer;
}

/**
 * Records the visitors of activities and returns how many of them are new today, by activity; in key order, as in
 * `countVisits`.
 */
export async function noteActivityVisitors(
  queries: Queries,
  visits: readonly ActivityVisit[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await queries.execute<{ activityId: number; visitors: number }>(sql`
    with seen as (
      insert into activity_visitor (activity_id, day, visitor)
      select distinct activity_id, day, visitor from unnest(
        ${sql.param(visits.map(({ activityId }) => activityId))}::int[],
        ${sql.param(visits.map(({ day }) => day))}::date[],
        ${sql.param(visits.map(({ visitor }) => visitor))}::bytea[]) as given(activity_id, day, visitor)
      order by activity_id, day, visitor
      on conflict do nothing returning activity_id
    )
    select activity_id as "activityId", count(*)::int as visitors from seen group by activity_id`);
  return new Map(rows.map(({ activityId, visitors }) => [activityId, visitors]));
}

/** Visitors by day since a day, and the first day with a count. No first day when no day since then has a count. */
export async function readVisitDays(queries: Queries, storeId: number, since: string) {
  const { rows } = await queries.execute<{ day: string; visitors: number; first: string }>(sql`
    select day::text, visitors, (select min(day) from store_visit_day where store_id = ${storeId})::text as first
    from store_visit_day where store_id = ${storeId} and day >= ${since}::date`);
  return { first: rows[0]?.first ?? null, byDay: new Map(rows.map(({ day, visitors }) => [day, visitors])) };
}

/** Visitors of yesterday may still be in the memory of another process, so their rows are kept for one more day. */
export async function deleteOldVisitors(queries: Queries): Promise<void> {
  await queries.execute(sql`delete from store_visitor where day < (mall_now() - interval '2 days')::date`);
  await queries.execute(sql`delete from activity_visitor where day < (mall_now() - interval '2 days')::date`);
}

export async function insertVisitDays(
  queries: Queries,
  rows: readonly { readonly storeId: number; readonly daysAgo: number; readonly visitors: number }[],
): Promise<void> {
  await queries.execute(sql`
    insert into store_visit_day (store_id, day, visitors)
    select store_id, mall_now()::date - days_ago, visitors from unnest(
      ${sql.param(rows.map(({ storeId }) => storeId))}::int[],
      ${sql.param(rows.map(({ daysAgo }) => daysAgo))}::int[],
      ${sql.param(rows.map(({ visitors }) => visitors))}::int[]) as given(store_id, days_ago, visitors)
    on conflict do nothing`);
}
