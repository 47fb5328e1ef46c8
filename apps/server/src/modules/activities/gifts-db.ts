import type { GiftTerms } from '@galleria/domain/activities/gift';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { runNamed } from '../../infra/database/drizzle-internals.ts';
import { activityGifts } from './tables.ts';

/** The gift that comes with a SKU now. */
export interface GiftRule {
  readonly activityId: number;
  readonly name: LocaleTexts;
  readonly mainSkuId: number;
  readonly terms: GiftTerms;
  /** Gifts left in the activity's pool; null: limited by the stock only. */
  readonly poolLeft: number | null;
}

const GIFTS_NOW = {
  name: 'gifts_now',
  text: `
    select activity.id as "activityId", name, sku_id as "mainSkuId", terms -> 'gift' as terms, pool - given as "poolLeft"
    from activity_item join activity on activity.id = activity_item.activity_id
      join activity_gift on activity_gift.activity_id = activity.id
    where sku_id = any($1::int[]) and gives_gift and during @> mall_now()`,
};

/** The gifts at the transaction's time; at most one for each SKU. */
export async function readGiftsNow(queries: Queries, skuIds: readonly number[]): Promise<GiftRule[]> {
  return runNamed<GiftRule>(queries, GIFTS_NOW, [[...skuIds]]);
}

/** A line of an order that may be a gift. */
interface GivenLine {
  readonly activityId: number | null;
  /** Null: the line was bought. */
  readonly mainSkuId: number | null;
  readonly quantity: number;
}

/**
 * Rows are locked in the order of ids before the first is changed. A row that would exceed its pool stays unchanged and
 * is missing in the result. A transaction that waited for a row's lock is checked against the committed value.
 */
const CHANGE_GIFTS = {
  name: 'change_gifts',
  text: `
    with change as (
      select * from unnest($1::int[], $2::int[]) as change(activity_id, pieces)
    ), held as (
      select activity_id from activity_gift where activity_id = any($1::int[]) order by activity_id for no key update
    ), changed as (
      update activity_gift set given = given + change.pieces
      from held join change using (activity_id)
      where activity_gift.activity_id = held.activity_id and (pool is null or given + change.pieces <= pool)
      returning activity_gift.activity_id
    )
    select activity_id from changed`,
};

/**
 * Counts gifts as given, all or none: false must become the refusal that the transaction returns. Locked after stock.
 */
export async function reserveGifts(queries: Queries, lines: readonly GivenLine[]): Promise<boolean> {
  const wanted = sumPerActivity(lines);
  return (await change(queries, wanted, 1)) === wanted.size;
}

/** Makes gifts that were not sent, or came back, available again. Ignores lines that are no gifts. */
export async function returnGifts(queries: Queries, lines: readonly GivenLine[]): Promise<void> {
  await change(queries, sumPerActivity(lines), -1);
}

async function change(queries: Queries, pieces: ReadonlyMap<number, number>, sign: 1 | -1): Promise<number> {
  if (pieces.size === 0) return 0;
  const rows = await runNamed(queries, CHANGE_GIFTS, [
    [...pieces.keys()],
    [...pieces.values()].map((count) => sign * count),
  ]);
  return rows.length;
}

function sumPerActivity(lines: readonly GivenLine[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { activityId, mainSkuId, quantity } of lines) {
    if (activityId === null || mainSkuId === null || quantity === 0) continue;
    sums.set(activityId, (sums.get(activityId) ?? 0) + quantity);
  }
  return sums;
}

/** Gifts given so far, by activity. */
export async function readGivenGifts(
  queries: Queries,
  activityIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ activityId: activityGifts.activityId, given: activityGifts.given })
    .from(activityGifts)
    .where(inArray(activityGifts.activityId, [...activityIds]));
  return new Map(rows.map(({ activityId, given }) => [activityId, given]));
}
