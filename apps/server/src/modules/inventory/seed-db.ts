import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { type NewStock, writeStocks } from './inventory-db.ts';
import { skuStocks, stockMovements } from './tables.ts';

const hoursBefore = (hours: number) => sql`${stockMovements.at} - make_interval(hours => ${hours})`;

/** Sets the stock of SKUs. Nothing is announced: seeded products bring their own `hasStock`. */
export async function seedStock(
  transaction: Transaction,
  rows: readonly NewStock[],
  { hoursAgo = 0 }: { readonly hoursAgo?: number } = {},
): Promise<void> {
  await writeStocks(
    transaction,
    rows.toSorted((one, other) => one.skuId - other.skuId),
  );
  if (hoursAgo === 0) return;
  const skuIds = rows.map(({ skuId }) => skuId);
  await transaction.queries
    .update(stockMovements)
    .set({ at: hoursBefore(hoursAgo) })
    .where(and(eq(stockMovements.sequence, 1), sql`${stockMovements.skuId} = any(${sql.param(skuIds)}::int[])`));
}

/** Whether sellers have ever changed the stock of the store. */
export async function hasManualMovements(queries: Queries, storeId: number): Promise<boolean> {
  const rows = await queries
    .select({ skuId: stockMovements.skuId })
    .from(stockMovements)
    .innerJoin(skuStocks, eq(skuStocks.skuId, stockMovements.skuId))
    .where(and(eq(skuStocks.storeId, storeId), ne(stockMovements.sellerId, '')))
    .limit(1);
  return rows.length > 0;
}

/** Moves the stock movements of these orders into the past by so many hours. */
export async function backdateMovements(
  { queries }: Transaction,
  references: readonly string[],
  hours: number,
): Promise<void> {
  await queries
    .update(stockMovements)
    .set({ at: hoursBefore(hours) })
    .where(inArray(stockMovements.reference, [...references]));
}

/** Moves the last movement of these SKUs into the past by so many hours. */
export async function backdateLast({ queries }: Transaction, skuIds: readonly number[], hours: number): Promise<void> {
  await queries
    .update(stockMovements)
    .set({ at: hoursBefore(hours) })
    .from(skuStocks)
    .where(
      and(
        eq(skuStocks.skuId, stockMovements.skuId),
        eq(skuStocks.changes, stockMovements.sequence),
        inArray(skuStocks.skuId, [...skuIds]),
      ),
    );
}
