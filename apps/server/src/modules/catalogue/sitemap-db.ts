import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { and, asc, between, eq, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { products } from './tables.ts';

/**
 * A chunk is a range of ids, whatever their status, so that its borders do not change with products going on and off
 * sale.
 */
interface Chunking {
  readonly size: number;
  /** Stores whose product pages are closed. */
  readonly closedStoreIds: readonly number[];
}

/** The chunks that contain products on sale, numbered from 1, with the time of their latest change. */
export async function readProductChunks(queries: Queries, { size, closedStoreIds }: Chunking) {
  // Inlined: with a parameter PostgreSQL would not recognise the expressions of select and group by as equal.
  const number = sql<number>`(${products.id} - 1) / ${sql.raw(String(Math.trunc(size)))} + 1`;
  return queries
    .select({ number, changedAt: sql`max(${products.updatedAt})`.mapWith(products.updatedAt) })
    .from(products)
    .where(isOpenToBuyers(closedStoreIds))
    .groupBy(number)
    .orderBy(number);
}

export async function readProductChunk(queries: Queries, chunk: number, { size, closedStoreIds }: Chunking) {
  const first = (chunk - 1) * size + 1;
  return queries
    .select({ id: products.id, changedAt: products.updatedAt })
    .from(products)
    .where(and(between(products.id, first, first + size - 1), isOpenToBuyers(closedStoreIds)))
    .orderBy(asc(products.id));
}

function isOpenToBuyers(closedStoreIds: readonly number[]) {
  return and(eq(products.status, PRODUCT_STATUS.onSale), notInArray(products.storeId, [...closedStoreIds]));
}
