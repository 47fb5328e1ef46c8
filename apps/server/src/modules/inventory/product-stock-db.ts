import { DEFAULT_LOW_STOCK_LIMIT } from '@galleria/domain/inventory/stock-reasons';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { recordSeller } from './movements-db.ts';

export interface ProductStock {
  readonly productId: number;
  readonly skuId: number;
  readonly available: number;
  readonly isLow: boolean;
}

/** Stock of every SKU of these products; a SKU without a row is missing. */
export async function readProductStocks(queries: Queries, productIds: readonly number[]): Promise<ProductStock[]> {
  if (productIds.length === 0) return [];
  const { rows } = await queries.execute<{ [Key in keyof ProductStock]: ProductStock[Key] }>(sql`
    select product_id as "productId", sku_id as "skuId", available,
      available <= coalesce(sku_stock.low_limit, stock_setting.low_limit, ${DEFAULT_LOW_STOCK_LIMIT}) as "isLow"
    from sku_stock left join stock_setting using (store_id) where product_id = any(${sql.param([...productIds])}::int[])`);
  return rows;
}

/** SKUs of these products that are low or out of stock. */
export async function readLowStockSkuIds(queries: Queries, productIds: readonly number[]): Promise<number[]> {
  return (await readProductStocks(queries, productIds)).filter(({ isLow }) => isLow).map(({ skuId }) => skuId);
}

export interface BookedStock {
  readonly skuId: number;
  readonly productId: number;
  readonly storeId: number;
  /** Pieces to add (negative: to remove). */
  readonly difference: number;
}

/** Applies stock changes from the product editor. A SKU that sold meanwhile stops at zero. */
export async function bookStock(transaction: Transaction, lines: readonly BookedStock[]): Promise<void> {
  if (lines.length === 0) return;
  const { queries } = transaction;
  await recordSeller(transaction);
  // In id order, so that two transactions that change the same SKUs cannot deadlock.
  const rows = lines.toSorted((one, other) => one.skuId - other.skuId);
  await queries.execute(sql`
    insert into sku_stock (sku_id, product_id, store_id, available)
    select "skuId", "productId", "storeId", greatest(0, difference)
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given("skuId" int, "productId" int, "storeId" int, difference int)
    on conflict (sku_id) do update set available = greatest(0, sku_stock.available + (
      select difference from json_to_recordset(${JSON.stringify(rows)}::json) as given("skuId" int, difference int)
      where "skuId" = excluded.sku_id))`);
}
