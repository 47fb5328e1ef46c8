import { sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { runNamed } from '../../../infra/database/drizzle-internals.ts';

/** Pieces of one SKU that a buyer wants from the pool of a flash sale. */
export interface WantedUnits {
  readonly activityId: number;
  readonly skuId: number;
  readonly prodId: number;
  readonly quantity: number;
  readonly limitPerBuyer: number;
  readonly userId: string;
  readonly tradeId: number;
  /** The signed path of the order. */
  readonly path: { readonly nonce: string; readonly expiresAt: Date };
}

interface ReservedRow {
  readonly taken: number;
  /** Ordinals within the limit that the buyer has not used. */
  readonly allowed: number;
  readonly isPathNew: boolean;
  /** Free pieces remain, as far as is committed; also true when all wanted pieces were taken. */
  readonly hasFree: boolean;
}

/**
 * Uses up the path and takes the pieces, in one statement. `skip locked`: rows that others are taking are skipped
 * instead of waited for. The caller has serialised the buyer's submissions, so the count of their pieces is complete.
 * Without `order by`, PostgreSQL would scan the table from its start, past every sold piece.
 *
 * The quantity is part of the text, and the ordinals come as an array: for a limit passed as a parameter PostgreSQL
 * estimates a tenth of the pool, for `generate_series` a thousand rows. It would then plan every execution anew, which
 * takes longer than the execution.
 */
const reserveUnitsStatement = (quantity: number) => ({
  name: `take_units_${quantity}`,
  text: `
    with used_path as (
      insert into used_order_path (user_id, nonce, expires_at) values ($4::uuid, $6::text, $7::timestamptz)
      on conflict do nothing returning nonce
    ), ordinals as (
      select ordinal, row_number() over (order by ordinal) as place from unnest($5::smallint[]) as any_of(ordinal)
      where not exists (
        select from activity_unit as own where own.activity_id = $1::int and own.product_id = $3::int
          and own.user_id = $4::uuid and own.ordinal = any_of.ordinal
      )
    ), free as (
      select id from activity_unit where activity_id = $1::int and sku_id = $2::int and trade_id is null
      order by id limit ${quantity} for no key update skip locked
    ), numbered as (
      select id, row_number() over () as place from free
    ), taken as (
      update activity_unit set user_id = $4::uuid, trade_id = $8::bigint, ordinal = ordinals.ordinal
      from numbered join ordinals using (place)
      where activity_unit.id = numbered.id and activity_unit.trade_id is null
      returning activity_unit.id
    )
    select (select count(*)::int from taken) as taken, (select count(*)::int from ordinals) as allowed,
      exists (select from used_path) as "isPathNew",
      case when (select count(*) from taken) = ${quantity} then true else (
        select id from activity_unit where activity_id = $1::int and sku_id = $2::int and trade_id is null
        order by id limit 1
      ) is not null end as "hasFree"`,
});

export async function updateReservedUnits(queries: Queries, wanted: WantedUnits): Promise<ReservedRow> {
  const { activityId, skuId, prodId, userId, quantity, limitPerBuyer, path, tradeId } = wanted;
  const ordinals = Array.from({ length: limitPerBuyer }, (_, index) => index + 1);
  const values = [activityId, skuId, prodId, userId, ordinals, path.nonce, path.expiresAt, tradeId];
  const [row] = await runNamed<ReservedRow>(queries, reserveUnitsStatement(quantity), values);
  if (!row) throw new Error(`updateReservedUnits: no answer for trade ${tradeId}`);
  return row;
}

export interface UnitCount {
  readonly activityId: number;
  readonly skuId: number;
  readonly left: number;
}

const FREE_UNITS = {
  name: 'free_units',
  text: `
    select activity_id as "activityId", sku_id as "skuId", count(*)::int as left
    from activity_unit where trade_id is null group by 1, 2`,
};

/** Free pieces of all flash sales; SKUs without any are missing. */
export async function readFreeUnits(queries: Queries): Promise<UnitCount[]> {
  return runNamed<UnitCount>(queries, FREE_UNITS, []);
}

/** Adds a row for every piece of these SKUs. The caller has taken them out of the stock. */
export async function insertUnits(queries: Queries, activityId: number, skuIds: readonly number[]): Promise<void> {
  await queries.execute(sql`
    insert into activity_unit (activity_id, sku_id, product_id, buyer_limit)
    select activity_id, sku_id, product_id, limit_per_buyer
    from activity_item join activity on activity.id = activity_id, generate_series(1, pieces)
    where activity_id = ${activityId} and sku_id = any(${sql.param([...skuIds])}::int[]) order by sku_id`);
}

interface SkuPieces {
  readonly skuId: number;
  readonly quantity: number;
}

/** Deletes the free pieces of the pool. Waits for pieces that other transactions are taking. */
export async function deleteFreeUnits(queries: Queries, activityId: number): Promise<SkuPieces[]> {
  const { rows } = await queries.execute<{ skuId: number; quantity: number }>(sql`
    with gone as (
      delete from activity_unit where activity_id = ${activityId} and trade_id is null returning sku_id
    )
    select sku_id as "skuId", count(*)::int as quantity from gone group by 1 order by 1`);
  return rows;
}

/** True once: the caller that gets it returns the rest of the pool. */
export async function markPoolClosed(queries: Queries, activityId: number): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    update activity set pool_closed_at = ${mallNow}
    where id = ${activityId} and approval = 'approved' and pool_closed_at is null returning id`);
  return rows.length > 0;
}

/** Flash sales that are over and still have an open pool. */
export async function readPoolsToClose(queries: Queries): Promise<number[]> {
  const { rows } = await queries.execute<{ id: number }>(sql`
    select id from activity where approval = 'approved' and pool_closed_at is null
      and (ends_at <= ${mallNow} or taken_down_at is not null) order by id`);
  return rows.map(({ id }) => id);
}

/**
 * Whether the pieces of a trade go back to the pool; undefined when it has none of a pool. The row lock keeps the pool
 * from being closed before the transaction ends.
 */
export async function lockPoolOf(queries: Queries, tradeId: number): Promise<boolean | undefined> {
  const { rows } = await queries.execute<{ isOpen: boolean }>(sql`
    select pool_closed_at is null and taken_down_at is null and ends_at > ${mallNow} as "isOpen" from activity
    where id = (select activity_id from activity_unit where trade_id = ${tradeId} limit 1) for share`);
  return rows[0]?.isOpen;
}

/** Frees the pieces of a trade. True when no piece of that SKU was free before. */
export async function freeUnitsOf(queries: Queries, tradeId: number): Promise<boolean> {
  const { rows } = await queries.execute<{ wasEmpty: boolean }>(sql`
    with freed as (
      update activity_unit set trade_id = null, user_id = null, ordinal = null where trade_id = ${tradeId}
      returning activity_id, sku_id
    )
    select not exists (
      select from activity_unit join freed using (activity_id, sku_id) where activity_unit.trade_id is null
    ) as "wasEmpty"`);
  return rows[0]?.wasEmpty ?? false;
}

export async function deleteUnitsOf(queries: Queries, tradeId: number): Promise<void> {
  await queries.execute(sql`delete from activity_unit where trade_id = ${tradeId}`);
}

/** Deletes used paths an hour after they expired: they are refused anyway. */
export async function deleteExpiredPaths(queries: Queries): Promise<void> {
  await queries.execute(sql`delete from used_order_path where expires_at < ${mallNow} - interval '1 hour'`);
}

/** The free pieces of some SKUs in one flash sale. */
export async function readPoolStocks(
  queries: Queries,
  activityId: number,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await queries.execute<{ skuId: number; left: number }>(sql`
    select sku_id as "skuId", count(*)::int as left from activity_unit
    where activity_id = ${activityId} and trade_id is null and sku_id = any(${sql.param([...skuIds])}::int[]) group by 1`);
  return new Map(rows.map(({ skuId, left }) => [skuId, left]));
}
