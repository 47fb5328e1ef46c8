import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { products } from '../tables.ts';

/** Products on each shelf of the store in any status except deleted: deleted ones count as on no shelf. */
export async function countByShelf(queries: Queries, storeId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ id: products.storeCategoryId, products: count() })
    .from(products)
    .where(and(eq(products.storeId, storeId), ne(products.status, PRODUCT_STATUS.deleted)))
    .groupBy(products.storeCategoryId);
  return new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row.products]])));
}

/** Includes deleted products: restored without a template they would be sent for free. */
export async function countByTemplate(queries: Queries, storeId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ id: products.shippingTemplateId, products: count() })
    .from(products)
    .where(eq(products.storeId, storeId))
    .groupBy(products.shippingTemplateId);
  return new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row.products]])));
}

/** Returns the ids of the moved products. */
export async function moveToShelf(queries: Queries, storeId: number, from: number, to: number | null) {
  const moved = await queries
    .update(products)
    .set({ storeCategoryId: to })
    .where(and(eq(products.storeId, storeId), eq(products.storeCategoryId, from)))
    .returning({ id: products.id });
  return moved.map(({ id }) => id);
}

/** Returns the ids of the changed products. */
export async function moveToTemplate(queries: Queries, storeId: number, from: number, to: number) {
  const moved = await queries
    .update(products)
    .set({ shippingTemplateId: to })
    .where(and(eq(products.storeId, storeId), eq(products.shippingTemplateId, from)))
    .returning({ id: products.id });
  return moved.map(({ id }) => id);
}
