import { sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';

/** At or below this many pieces a SKU is running out. */
const LOW_STOCK = 5;

export interface ProductStock {
  readonly productId: number;
  readonly skuId: number;
  readonly available: number;
  readonly isLow: boolean;
}

/** The stock of every SKU of these products; one that was never counted is missing. */
export async function readProductStocks(queries: Queries, productIds: readonly number[]): Promise<ProductStock[]> {
  if (productIds.length === 0) return [];
  const { rows } = await queries.execute<{ [Key in keyof ProductStock]: ProductStock[Key] }>(sql`
    select product_id as "productId", sku_id as "skuId", available, available <= ${LOW_STOCK} as "isLow"
    from sku_stock where product_id = any(${sql.param([...productIds])}::int[])`);
  return rows;
}

/** SKUs of these products that are running out or have run out. */
export async function readLowStockSkuIds(queries: Queries, productIds: readonly number[]): Promise<number[]> {
  return (await readProductStocks(queries, productIds)).filter(({ isLow }) => isLow).map(({ skuId }) => skuId);
}

export interface BookedStock {
  readonly skuId: number;
  readonly productId: number;
  /** Pieces to add, below zero: to take away. */
  readonly difference: number;
}

/** What a seller wrote into the product's editor. A SKU that sold meanwhile never falls below zero. */
export async function bookStock({ queries }: Transaction, lines: readonly BookedStock[]): Promise<void> {
  if (lines.length === 0) return;
  // In the order of ids, like everywhere: two transactions that change the same SKUs cannot deadlock.
  const rows = lines.toSorted((one, other) => one.skuId - other.skuId);
  await queries.execute(sql`
    insert into sku_stock (sku_id, product_id, available)
    select "skuId", "productId", greatest(0, difference)
    from json_to_recordset(${JSON.stringify(rows)}::json) as given("skuId" int, "productId" int, difference int)
    on conflict (sku_id) do update set available = greatest(0, sku_stock.available + (
      select difference from json_to_recordset(${JSON.stringify(rows)}::json) as given("skuId" int, difference int)
      where "skuId" = excluded.sku_id))`);
}
