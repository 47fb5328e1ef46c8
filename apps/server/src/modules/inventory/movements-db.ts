import { DEFAULT_LOW_STOCK_LIMIT, type StockReason } from '@galleria/domain/inventory/stock-reasons';
import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { sellerIdOf } from './inventory-db.ts';
import { skuStocks, stockMovements, stockSettings } from './tables.ts';

const hasSkuIdIn = (skuIds: readonly number[]) => sql`${skuStocks.skuId} = any(${sql.param([...skuIds])}::int[])`;

/** Stock of those SKUs that belong to the store. Row locks block reserving and releasing until the transaction ends. */
export async function lockStoreStocks(
  { queries }: Transaction,
  storeId: number,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ skuId: skuStocks.skuId, available: skuStocks.available })
    .from(skuStocks)
    .where(and(eq(skuStocks.storeId, storeId), hasSkuIdIn(skuIds)))
    .orderBy(asc(skuStocks.skuId))
    .for('no key update');
  return new Map(rows.map(({ skuId, available }) => [skuId, available]));
}

const limit = sql<number>`coalesce(${skuStocks.lowLimit}, ${stockSettings.lowLimit}, ${DEFAULT_LOW_STOCK_LIMIT})`;
const isLow = sql`${skuStocks.available} > 0 and ${skuStocks.available} <= ${limit}`;
const isOutOfStock = sql`${skuStocks.available} = 0`;

function storeStocks(queries: Queries, storeId: number, condition: SQL) {
  return queries
    .select({
      ...{ skuId: skuStocks.skuId, available: skuStocks.available, ownLimit: skuStocks.lowLimit },
      lowLimit: limit.mapWith(Number),
    })
    .from(skuStocks)
    .leftJoin(stockSettings, eq(stockSettings.storeId, skuStocks.storeId))
    .where(and(eq(skuStocks.storeId, storeId), condition));
}

export type StoreStock = Awaited<ReturnType<typeof storeStocks>>[number];

/** Stock and limits of these SKUs of the store; a SKU without a row is missing. */
export async function readStoreStocks(queries: Queries, storeId: number, skuIds: readonly number[]) {
  return skuIds.length === 0 ? [] : storeStocks(queries, storeId, hasSkuIdIn(skuIds));
}

/** All SKUs of the store that are low or out of stock; usually few. */
export async function readScarceStocks(queries: Queries, storeId: number, state: 'low' | 'out' | 'scarce') {
  return storeStocks(
    queries,
    storeId,
    { low: isLow, out: isOutOfStock, scarce: sql`(${isLow} or ${isOutOfStock})` }[state],
  );
}

/** Movements before the given sequence, newest first. Empty for a SKU of another store. */
export async function readMovements(
  queries: Queries,
  { storeId, skuId, before, limit: most }: { storeId: number; skuId: number; before: number; limit: number },
) {
  return queries
    .select({
      ...{ sequence: stockMovements.sequence, difference: stockMovements.difference, after: stockMovements.after },
      ...{ reason: stockMovements.reason, reference: stockMovements.reference },
      ...{ sellerId: stockMovements.sellerId, at: stockMovements.at },
    })
    .from(stockMovements)
    .innerJoin(skuStocks, eq(skuStocks.skuId, stockMovements.skuId))
    .where(and(eq(skuStocks.storeId, storeId), eq(stockMovements.skuId, skuId), lt(stockMovements.sequence, before)))
    .orderBy(desc(stockMovements.sequence))
    .limit(most);
}

export async function readStoreLimit(queries: Queries, storeId: number): Promise<number> {
  const [found] = await queries.select().from(stockSettings).where(eq(stockSettings.storeId, storeId));
  return found?.lowLimit ?? DEFAULT_LOW_STOCK_LIMIT;
}

/** Null resets it to the mall's usual limit. */
export async function writeStoreLimit(
  { queries }: Transaction,
  storeId: number,
  lowLimit: number | null,
): Promise<void> {
  if (lowLimit === null) {
    await queries.delete(stockSettings).where(eq(stockSettings.storeId, storeId));
    return;
  }
  await queries
    .insert(stockSettings)
    .values({ storeId, lowLimit })
    .onConflictDoUpdate({ target: stockSettings.storeId, set: { lowLimit } });
}

/** Null resets it to the limit of the store. False when the store has no such SKU. */
export async function writeSkuLimit(
  { queries }: Transaction,
  storeId: number,
  skuId: number,
  lowLimit: number | null,
): Promise<boolean> {
  const rows = await queries
    .update(skuStocks)
    .set({ lowLimit })
    .where(and(eq(skuStocks.storeId, storeId), eq(skuStocks.skuId, skuId)))
    .returning({ skuId: skuStocks.skuId });
  return rows.length > 0;
}

/**
 * Sets the reason that the triggers record in this transaction: for stock that is written as part of something else,
 * such as the product of an import. Without it, a new row is recorded as initial stock and a change as an edit.
 */
export async function recordStockAs(
  { queries, actor }: Transaction,
  reason: StockReason,
  reference: string,
): Promise<void> {
  await queries.execute(sql`
    select set_config('galleria.stock_reason', ${reason}, true), set_config('galleria.stock_reference', ${reference}, true),
      set_config('galleria.stock_seller', ${sellerIdOf(actor)}, true)`);
}

/** Sets the seller that the triggers record in this transaction, whatever the reason. */
export async function recordSeller({ queries, actor }: Transaction): Promise<void> {
  await queries.execute(sql`select set_config('galleria.stock_seller', ${sellerIdOf(actor)}, true)`);
}

/** SKUs whose history has a gap or does not add up to the stock; must always be empty. */
export async function readStockGaps(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ gap: string }>(sql`
    select format('SKU %s: %s available after %s changes, the history says %s after %s', sku_id, available, changes,
      coalesce(total, 0), coalesce(moved, 0)) as gap
    from sku_stock left join (
      select sku_id, sum(difference) as total, count(*) as moved, max(sequence) as last,
        bool_and(after = running) as is_chain
      from (select *, sum(difference) over (partition by sku_id order by sequence) as running from stock_movement) each
      group by sku_id
    ) history using (sku_id)
    where total is distinct from available or moved <> changes or last <> changes or not is_chain
    order by sku_id`);
  return rows.map(({ gap }) => gap);
}
