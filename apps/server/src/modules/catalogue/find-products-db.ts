import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { products } from './tables.ts';

/** Products of a store whose name in any language, id or SKU code matches the text; the best selling first. */
export async function findStoreProducts(queries: Queries, storeId: number, text: string, limit: number) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return queries
    .select({ id: products.id, name: products.name, pictures: products.pictures, status: products.status })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        ne(products.status, PRODUCT_STATUS.deleted),
        sql`(${products.id}::text = ${text}
          or exists (select from jsonb_each_text(${products.name}) name where name.value ilike ${pattern})
          or exists (select from sku where sku.product_id = ${products.id} and sku.code ilike ${pattern}))`,
      ),
    )
    .orderBy(desc(products.sold), products.id)
    .limit(limit);
}

/** The store of each of these products; unknown ones are missing. */
export async function storesOfProducts(
  queries: Queries,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ id: products.id, storeId: products.storeId })
    .from(products)
    .where(sql`${products.id} = any(${sql.param([...productIds])}::int[])`);
  return new Map(rows.map(({ id, storeId }) => [id, storeId]));
}

/**
 * Those of these products that are on sale, by id, with the columns that lists filter by. Does not check whether their
 * stores are open.
 */
export async function readOfferedProducts(queries: Queries, productIds: readonly number[]) {
  const rows = await queries
    .select({ id: products.id, storeId: products.storeId, categoryId: products.categoryId })
    .from(products)
    .where(
      and(sql`${products.id} = any(${sql.param([...productIds])}::int[])`, eq(products.status, PRODUCT_STATUS.onSale)),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Products of any store by their id or by the complete code of a SKU. */
export async function findProductsByCode(queries: Queries, text: string, limit: number) {
  return queries
    .select({ id: products.id, name: products.name, pictures: products.pictures })
    .from(products)
    .where(
      and(
        ne(products.status, PRODUCT_STATUS.deleted),
        sql`(${products.id} = ${/^\d{1,9}$/.test(text) ? Number(text) : 0}
          or ${products.id} in (select product_id from sku where lower(code) = lower(${text}) and code <> ''))`,
      ),
    )
    .orderBy(products.id)
    .limit(limit);
}
