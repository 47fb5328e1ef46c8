import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
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

/** Locks in the order of ids, so that two who want the same things never wait for each other. */
export async function lockStocks({ queries }: Transaction, skuIds: readonly number[]): Promise<StockRow[]> {
  return queries
    .select()
    .from(skuStocks)
    .where(inArray(skuStocks.skuId, [...skuIds]))
    .orderBy(asc(skuStocks.skuId))
    .for('update');
}

export interface StockChange {
  readonly skuId: number;
  readonly difference: number;
}

/** Only what is there can be taken: a row that would come out below zero stays as it is and is missing in the answer. */
export async function changeStocks({ queries }: Transaction, changes: readonly StockChange[]): Promise<StockRow[]> {
  const { rows } = await queries.execute<{ sku_id: number; product_id: number; available: number }>(sql`
    update sku_stock set available = available + change.difference
    from unnest(
      ${sql.param(changes.map((change) => change.skuId))}::int[],
      ${sql.param(changes.map((change) => change.difference))}::int[]
    ) as change(sku_id, difference)
    where sku_stock.sku_id = change.sku_id and available + change.difference >= 0
    returning sku_stock.sku_id, product_id, available`);
  return rows.map((row) => ({ skuId: row.sku_id, productId: row.product_id, available: row.available }));
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
