import { and, asc, count, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { products, type skus } from './tables.ts';

type Sku = Pick<
  typeof skus.$inferSelect,
  'id' | 'choice' | 'priceCents' | 'oldPriceCents' | 'picture' | 'code' | 'weightGrams' | 'volumeCm3'
>;

/**
 * The SKUs in a column of their product, so that the page of a product costs one statement. Written out, because inside
 * a select from one table columns are rendered without its name, and both tables have an id.
 */
const ownSkus = sql<Sku[]>`(
  select coalesce(json_agg(json_build_object(
    'id', sku.id, 'choice', sku.choice, 'priceCents', sku.price_cents, 'oldPriceCents', sku.old_price_cents,
    'picture', sku.picture, 'code', sku.code, 'weightGrams', sku.weight_grams,
    'volumeCm3', sku.volume_cm3) order by sku.id), '[]')
  from sku where sku.product_id = product.id and sku.is_on)`;

/** Asked more often than anything else, so it is planned once per connection. */
export function prepareProduct(queries: Queries) {
  const statement = queries
    .select({ ...getTableColumns(products), skus: ownSkus.as('skus') })
    .from(products)
    .where(eq(products.id, sql.placeholder('productId')))
    .prepare('product_with_skus');
  return async (productId: number) => (await statement.execute({ productId }))[0];
}

export type Product = NonNullable<Awaited<ReturnType<ReturnType<typeof prepareProduct>>>>;

/** What lists show of products, in no order; also of those that cannot be bought any more. */
export async function readCards(queries: Queries, productIds: readonly number[]) {
  return (
    queries
      .select({
        id: products.id,
        storeId: products.storeId,
        name: products.name,
        pictures: products.pictures,
        status: products.status,
        type: products.type,
        priceCents: products.priceCents,
        oldPriceCents: products.oldPriceCents,
        sold: products.sold,
        reviewCount: products.reviewCount,
        ratingSum: products.ratingSum,
        hasStock: products.hasStock,
      })
      .from(products)
      // One parameter, however many: a long list of favourites is no reason to meet a limit of the protocol.
      .where(sql`${products.id} = any(${sql.param([...productIds])}::int[])`)
  );
}

export type CardRow = Awaited<ReturnType<typeof readCards>>[number];

/** For walking through all products, a stretch at a time. */
export async function productIdsAfter(queries: Queries, lastId: number, limit: number): Promise<number[]> {
  const rows = await queries
    .select({ id: products.id })
    .from(products)
    .where(gt(products.id, lastId))
    .orderBy(asc(products.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function productIdsOfStore(queries: Queries, storeId: number): Promise<number[]> {
  const rows = await queries.select({ id: products.id }).from(products).where(eq(products.storeId, storeId));
  return rows.map((row) => row.id);
}

/** How many products of this status stand on each shelf of a store. */
export async function countByShelf(queries: Queries, storeId: number, status: number) {
  const rows = await queries
    .select({ shelf: products.storeCategoryId, products: count() })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.status, status)))
    .groupBy(products.storeCategoryId);
  return new Map(rows.flatMap((row) => (row.shelf === null ? [] : [[row.shelf, row.products]])));
}

/** Stores with products, in the order of their ids: each is found by jumping in the index, whatever it has. */
export async function storeIdsAfter(queries: Queries, lastId: number, limit: number): Promise<number[]> {
  const { rows } = await queries.execute<{ id: number }>(sql`
    with recursive stores(id, place) as (
      select min(store_id), 1 from product where store_id > ${lastId}
      union all
      select (select min(store_id) from product where store_id > stores.id), place + 1
      from stores where id is not null and place < ${limit}
    )
    select id from stores where id is not null`);
  return rows.map((row) => row.id);
}

/** For each of these stores: how many products have this status, and what all of its reviews say. */
export async function countByStore(queries: Queries, storeIds: readonly number[], status: number) {
  return queries
    .select({
      storeId: products.storeId,
      productCount: sql<number>`(count(*) filter (where ${products.status} = ${status}))::int`,
      ratingSum: sql<number>`sum(${products.ratingSum})::int`,
      reviewCount: sql<number>`sum(${products.reviewCount})::int`,
    })
    .from(products)
    .where(inArray(products.storeId, [...storeIds]))
    .groupBy(products.storeId);
}
