import type { Actor } from '@galleria/domain/access/access';
import type { StockReason } from '@galleria/domain/inventory/stock-reasons';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { runNamed } from '../../infra/database/drizzle-internals.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { skuStocks } from './tables.ts';

/** A prepared statement, because it runs with every product page. */
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

export interface NewStock extends StockRow {
  readonly storeId: number;
}

export interface StockChange {
  readonly skuId: number;
  readonly difference: number;
  /** For example an order number. */
  readonly reference?: string | undefined;
}

/** For a single SKU, as in most orders: PostgreSQL caches this plan, whereas it plans a list every time. */
const CHANGE_STOCK = {
  name: 'change_stock',
  text: `
    with changed as (
      update sku_stock set available = available + $2::int, changes = changes + 1
      where sku_id = $1::int and available + $2::int >= 0
      returning sku_id, product_id, available, changes
    ), recorded as (
      insert into stock_movement (sku_id, sequence, difference, after, reference, reason, seller_id)
      select sku_id, changes, $2::int, available, $3::text, $4::text, $5::text from changed
    )
    select sku_id as "skuId", product_id as "productId", available from changed`,
};

/** Locks the rows in id order before the first is changed, so that two orders for the same SKUs cannot deadlock. */
const CHANGE_STOCKS = {
  name: 'change_stocks',
  text: `
    with change as (
      select * from unnest($1::int[], $2::int[], $3::text[]) as change(sku_id, difference, reference)
    ), held as (
      select sku_id from sku_stock where sku_id = any($1::int[]) order by sku_id for no key update
    ), changed as (
      update sku_stock set available = available + change.difference, changes = changes + 1
      from held join change using (sku_id)
      where sku_stock.sku_id = held.sku_id and available + change.difference >= 0
      returning sku_stock.sku_id, product_id, available, changes, change.difference, change.reference
    ), recorded as (
      insert into stock_movement (sku_id, sequence, difference, after, reference, reason, seller_id)
      select sku_id, changes, difference, available, reference, $4::text, $5::text from changed
    )
    select sku_id as "skuId", product_id as "productId", available from changed`,
};

/**
 * Changes stock and writes its history in one statement. A row that would fall below zero stays unchanged and is
 * missing in the result. A transaction that waited for a row lock checks the condition against the committed value.
 */
export async function changeStocks(
  { queries, actor }: Transaction,
  changes: readonly StockChange[],
  reason: StockReason,
): Promise<StockRow[]> {
  const skuIds = changes.map(({ skuId }) => skuId);
  const differences = changes.map(({ difference }) => difference);
  const references = changes.map(({ reference = '' }) => reference);
  const cause = [reason, sellerIdOf(actor)];
  return changes.length === 1
    ? runNamed<StockRow>(queries, CHANGE_STOCK, [...skuIds, ...differences, ...references, ...cause])
    : runNamed<StockRow>(queries, CHANGE_STOCKS, [skuIds, differences, references, ...cause]);
}

/** Only sellers are recorded; buyers are identified by the order number. */
export function sellerIdOf(actor: Actor): string {
  return actor.kind === 'seller' ? actor.userId : '';
}

/** PostgreSQL takes 65,535 values in one statement. */
const BATCH_SIZE = 10_000;

export async function writeStocks({ queries }: Transaction, rows: readonly NewStock[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await queries
      .insert(skuStocks)
      .values(rows.slice(start, start + BATCH_SIZE))
      .onConflictDoUpdate({ target: skuStocks.skuId, set: { available: sql`excluded.available` } });
  }
}

/** Ids of the SKUs of these products that have stock. */
export async function readStockedSkuIds(queries: Queries, productIds: readonly number[]): Promise<number[]> {
  const rows = await queries
    .select({ skuId: skuStocks.skuId })
    .from(skuStocks)
    .where(and(sql`${skuStocks.productId} = any(${sql.param([...productIds])}::int[])`, gt(skuStocks.available, 0)));
  return rows.map((row) => row.skuId);
}

/** Like `readStocks`, with row locks: stock cannot be reserved or released until the transaction ends. */
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

/** Stock of these SKUs; a SKU without a row is missing. */
export async function readStocks(queries: Queries, skuIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ skuId: skuStocks.skuId, available: skuStocks.available })
    .from(skuStocks)
    .where(sql`${skuStocks.skuId} = any(${sql.param([...skuIds])}::int[])`);
  return new Map(rows.map((row) => [row.skuId, row.available]));
}
