import { and, asc, eq, gt, inArray, lt, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { runNamed } from '../../infra/database/drizzle-internals.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { skuStocks } from './tables.ts';

/** Runs with every product page, so it is a prepared statement. */
export function prepareStock(queries: Queries) {
  const statement = queries
    .select({ skuId: skuStocks.skuId, available: skuStocks.available })
    .from(skuStocks)
    .where(eq(skuStocks.productId, sql.placeholder('productId')))
    .prepare('stock_of_product');
  return async (productId: number): Promise<ReadonlyMap<number, number>> =>
    new Map((await statement.execute({ productId })).map((row) => [row.skuId, row.available]));
}

export interface StockRow {
  readonly skuId: number;
  readonly productId: number;
  readonly available: number;
}

interface StockChange {
  readonly skuId: number;
  readonly difference: number;
}

/** For one SKU, as in most orders: PostgreSQL caches its plan, where for a list it plans every time. */
const CHANGE_STOCK = {
  name: 'change_stock',
  text: `
    update sku_stock set available = available + $2 where sku_id = $1 and available + $2 >= 0
    returning sku_id as "skuId", product_id as "productId", available`,
};

/** Rows are locked in the order of ids before the first is changed: two orders for the same SKUs cannot deadlock. */
const CHANGE_STOCKS = {
  name: 'change_stocks',
  text: `
    with change as (
      select * from unnest($1::int[], $2::int[]) as change(sku_id, difference)
    ), held as (
      select sku_id from sku_stock where sku_id = any($1::int[]) order by sku_id for no key update
    )
    update sku_stock set available = available + change.difference
    from held join change using (sku_id)
    where sku_stock.sku_id = held.sku_id and available + change.difference >= 0
    returning sku_stock.sku_id as "skuId", product_id as "productId", available`,
};

/**
 * A row that would fall below zero stays as it is and is missing in the answer. A transaction that waited for a row's
 * lock sees the committed value, and the condition is checked against that.
 */
export async function changeStocks({ queries }: Transaction, changes: readonly StockChange[]): Promise<StockRow[]> {
  const skuIds = changes.map(({ skuId }) => skuId);
  const differences = changes.map(({ difference }) => difference);
  return changes.length === 1
    ? runNamed<StockRow>(queries, CHANGE_STOCK, [...skuIds, ...differences])
    : runNamed<StockRow>(queries, CHANGE_STOCKS, [skuIds, differences]);
}

/** PostgreSQL takes 65,535 values in one statement. */
const AT_ONCE = 10_000;

export async function writeStocks({ queries }: Transaction, rows: readonly StockRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await queries
      .insert(skuStocks)
      .values(rows.slice(start, start + AT_ONCE))
      .onConflictDoUpdate({ target: skuStocks.skuId, set: { available: sql`excluded.available` } });
  }
}

/** SKUs of these products with stock left. */
export async function readStockedSkuIds(queries: Queries, productIds: readonly number[]): Promise<number[]> {
  const rows = await queries
    .select({ skuId: skuStocks.skuId })
    .from(skuStocks)
    .where(and(sql`${skuStocks.productId} = any(${sql.param([...productIds])}::int[])`, gt(skuStocks.available, 0)));
  return rows.map((row) => row.skuId);
}

/** The same as `readStocks`; nothing is reserved or released until the transaction ends. */
export async function lockStocks(
  { queries }: Transaction,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ skuId: skuStocks.skuId, available: skuStocks.available })
    .from(skuStocks)
    .where(sql`${skuStocks.skuId} = any(${sql.param([...skuIds])}::int[])`)
    .orderBy(asc(skuStocks.skuId))
    .for('no key update');
  return new Map(rows.map((row) => [row.skuId, row.available]));
}

/** Stock of these SKUs; one that was never counted is missing. */
export async function readStocks(queries: Queries, skuIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ skuId: skuStocks.skuId, available: skuStocks.available })
    .from(skuStocks)
    .where(sql`${skuStocks.skuId} = any(${sql.param([...skuIds])}::int[])`);
  return new Map(rows.map((row) => [row.skuId, row.available]));
}

/** The SKUs of these products with the fewest pieces left, below a limit, and how many there are. */
export async function readLowStocks(
  queries: Queries,
  productIds: SQLWrapper,
  { below, limit }: { readonly below: number; readonly limit: number },
) {
  const isLow = and(inArray(skuStocks.productId, productIds), lt(skuStocks.available, below));
  const rows = await queries
    .select({
      skuId: skuStocks.skuId,
      available: skuStocks.available,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(skuStocks)
    .where(isLow)
    .orderBy(asc(skuStocks.available), asc(skuStocks.skuId))
    .limit(limit);
  return { rows, total: rows[0]?.total ?? 0 };
}
