import { type ActivityKind, canClash } from '@galleria/domain/activities/activity-kinds';
import type { ActivityState } from '@galleria/domain/activities/activity-state';
import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../infra/calls/paging.ts';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { activities, activityItems } from './tables.ts';

/** Whether an activity's own pieces are used up: the pool of a flash sale, or of a gift. */
const isPoolEmpty = sql`case ${activities.kind}
  when 'flashSale' then not exists (select from activity_unit where activity_id = ${sql.raw('activity.id')} and trade_id is null)
  when 'gift' then exists (select from activity_gift where activity_id = ${sql.raw('activity.id')} and given >= pool)
  else false end`;

/** The state at this instant. In SQL, since lists are filtered by it. */
const state = sql<ActivityState>`case when ${activities.takenDownAt} is not null then 'takenDown'
  when ${activities.approval} = 'refused' then 'refused' when ${activities.endsAt} <= ${mallNow} then 'ended'
  when ${activities.approval} = 'waiting' then 'waiting' when ${activities.startsAt} > ${mallNow} then 'notStarted'
  when ${isPoolEmpty} then 'soldOut' else 'ongoing' end`;

const SHOWN = {
  activity: activities,
  state,
  skuCount: sql<number>`(select count(*)::int from activity_item where activity_id = ${sql.raw('activity.id')})`,
  productCount: sql<number>`(select count(distinct product_id)::int from activity_item where activity_id = ${sql.raw('activity.id')})`,
};

interface ActivitySearch {
  /** Undefined: of all stores. */
  readonly storeId: number | undefined;
  readonly kind?: ActivityKind | undefined;
  readonly state?: ActivityState | undefined;
  readonly keyword?: string | undefined;
}

export async function readActivities(queries: Queries, search: ActivitySearch, paging: Paging) {
  const isWanted = and(
    search.storeId === undefined ? undefined : eq(activities.storeId, search.storeId),
    search.kind && eq(activities.kind, search.kind),
    search.state && eq(state, search.state),
    search.keyword ? nameContains(search.keyword) : undefined,
  );
  const rows = await queries
    .select(SHOWN)
    .from(activities)
    .where(isWanted)
    .orderBy(desc(activities.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { rows, total: await queries.$count(activities, isWanted) };
}

export type ActivityRow = Awaited<ReturnType<typeof readActivities>>['rows'][number];

/** With `storeId`, finds only an activity of this store. */
export async function findActivity(
  queries: Queries,
  activityId: number,
  storeId?: number,
): Promise<ActivityRow | undefined> {
  const isOwn = storeId === undefined ? undefined : eq(activities.storeId, storeId);
  const [found] = await queries
    .select(SHOWN)
    .from(activities)
    .where(and(eq(activities.id, activityId), isOwn));
  return found;
}

export async function readActivityItems(queries: Queries, activityId: number) {
  return queries
    .select({
      ...{ skuId: activityItems.skuId, prodId: activityItems.productId, priceCents: activityItems.priceCents },
      pieces: activityItems.pieces,
    })
    .from(activityItems)
    .where(eq(activityItems.activityId, activityId))
    .orderBy(asc(activityItems.productId), asc(activityItems.skuId));
}

interface CalendarSearch extends Pick<ActivitySearch, 'storeId' | 'kind'> {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Activities that run at some time between these two, in order of start. */
export async function readActivitiesBetween(queries: Queries, search: CalendarSearch, limit: number) {
  const { storeId, kind, startsAt, endsAt } = search;
  return queries
    .select({ activity: activities, state })
    .from(activities)
    .where(
      and(
        storeId === undefined ? undefined : eq(activities.storeId, storeId),
        kind && eq(activities.kind, kind),
        lt(activities.startsAt, endsAt),
        gt(activities.endsAt, startsAt),
      ),
    )
    .orderBy(asc(activities.startsAt), asc(activities.id))
    .limit(limit);
}

/** Those that have not ended, or ended less than `days` days ago. */
export async function readRecentIds(queries: Queries, ids: readonly number[], days: number): Promise<number[]> {
  const since = sql`(${mallNow} - make_interval(days => ${days}))`;
  const rows = await queries
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(inArray(activities.id, [...ids]), sql`least(${activities.endsAt}, ${activities.takenDownAt}) > ${since}`),
    );
  return rows.map(({ id }) => id);
}

export async function countOpen(queries: Queries, storeId: number): Promise<number> {
  return queries.$count(
    activities,
    and(eq(activities.storeId, storeId), gt(activities.endsAt, mallNow), isNull(activities.takenDownAt)),
  );
}

interface Wanted {
  readonly storeId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly skuIds: readonly number[];
  /** The products of `skuIds`. */
  readonly productIds: readonly number[];
  readonly kind: ActivityKind;
  /** The activity that is edited itself. */
  readonly exceptId: number | undefined;
}

/**
 * Other activities of the store at the same time that clash: with a price for one of these SKUs, or with a gift for one
 * of these products. Prices and gifts do not clash with each other, and combos clash with nothing.
 */
export async function findClashes(queries: Queries, wanted: Wanted) {
  const { storeId, startsAt, endsAt, skuIds, productIds, kind, exceptId = 0 } = wanted;
  if (startsAt >= endsAt || !canClash(kind)) return [];
  const isSame =
    kind === 'gift'
      ? and(activityItems.givesGift, inArray(activityItems.productId, [...productIds]))
      : and(activityItems.isSkuPrice, inArray(activityItems.skuId, [...skuIds]));
  return queries
    .select({
      skuId: activityItems.skuId,
      activityId: activities.id,
      kind: activities.kind,
      name: activities.name,
      startsAt: activities.startsAt,
      endsAt: activities.endsAt,
    })
    .from(activityItems)
    .innerJoin(activities, eq(activities.id, activityItems.activityId))
    .where(
      and(
        eq(activities.storeId, storeId),
        isSame,
        sql`${activityItems.activityId} <> ${exceptId}`,
        sql`${activityItems.during} && tstzrange(${startsAt}, ${endsAt})`,
      ),
    )
    .orderBy(asc(activities.startsAt), asc(activityItems.skuId));
}

function nameContains(keyword: string): SQL {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`exists (select from jsonb_each_text(${activities.name}) as name where name.value ilike ${pattern})`;
}
