import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { runNamed } from '../../infra/database/run-named.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { skuStocks } from './tables.ts';

/** Asked with every page of a product, so it is planned once per connection. */
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

/** For one SKU, which is what most orders are: PostgreSQL keeps its plan, where for a list it makes a new one every time. */
const CHANGE_STOCK = {
  name: 'change_stock',
  text: `
    update sku_stock set available = available + $2 where sku_id = $1 and available + $2 >= 0
    returning sku_id as "skuId", product_id as "productId", available`,
};

/** Rows are held in the order of ids before the first is changed: two who want the same things never wait in a circle. */
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
 * Only what is there can be taken: a row that would come out below zero stays as it is and is missing in the answer.
 * Whoever waited for a row changes it as it has become, which is also what the condition is asked of.
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

/** Whoever asks what is left of a product holds this, so that of two who take its last SKUs the later one sees both gone. */
export async function lockProductStocks({ queries }: Transaction, productIds: readonly number[]): Promise<void> {
  await queries.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('stock:' || product_id, 0))
    from (select unnest(${sql.param([...productIds])}::int[]) as product_id order by 1) as products`);
}

/** The SKUs of these products that there are any of. */
export async function readStocked({ queries }: Transaction, productIds: readonly number[]): Promise<number[]> {
  const rows = await queries
    .select({ skuId: skuStocks.skuId })
    .from(skuStocks)
    .where(and(sql`${skuStocks.productId} = any(${sql.param([...productIds])}::int[])`, gt(skuStocks.available, 0)));
  return rows.map((row) => row.skuId);
}

/** How many there are of these SKUs, as far as anybody counted. */
export async function readStocks(queries: Queries, skuIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ skuId: skuStocks.skuId, available: skuStocks.available })
    .from(skuStocks)
    .where(sql`${skuStocks.skuId} = any(${sql.param([...skuIds])}::int[])`);
  return new Map(rows.map((row) => [row.skuId, row.available]));
}
