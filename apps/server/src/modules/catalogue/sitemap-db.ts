import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { and, asc, between, eq, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { products } from './tables.ts';

/** So many ids, on sale or not, make a chunk: where one begins does not depend on what is on sale today. */
interface Chunking {
  readonly size: number;
  /** Stores whose products cannot be opened. */
  readonly closedStoreIds: readonly number[];
}

/** The chunks of products on sale that are not empty, counted from 1, and when one of their products last changed. */
export async function readProductChunks(queries: Queries, { size, closedStoreIds }: Chunking) {
  // Typed, or every parameter would be another expression than the one in the grouping.
  const number = sql<number>`(${products.id} - 1) / ${sql.raw(String(Math.trunc(size)))} + 1`;
  return queries
    .select({ number, changedAt: sql`max(${products.updatedAt})`.mapWith(products.updatedAt) })
    .from(products)
    .where(canBeOpened(closedStoreIds))
    .groupBy(number)
    .orderBy(number);
}

export async function readProductChunk(queries: Queries, chunk: number, { size, closedStoreIds }: Chunking) {
  const first = (chunk - 1) * size + 1;
  return queries
    .select({ id: products.id, changedAt: products.updatedAt })
    .from(products)
    .where(and(between(products.id, first, first + size - 1), canBeOpened(closedStoreIds)))
    .orderBy(asc(products.id));
}

function canBeOpened(closedStoreIds: readonly number[]) {
  return and(eq(products.status, PRODUCT_STATUS.onSale), notInArray(products.storeId, [...closedStoreIds]));
}
