import type { LocaleTexts } from '@galleria/domain/site/locales';
import { and, asc, count, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { categories, products, type skus } from './tables.ts';

type Sku = Pick<
  typeof skus.$inferSelect,
  'id' | 'choice' | 'priceCents' | 'oldPriceCents' | 'picture' | 'code' | 'weightGrams' | 'volumeCm3'
>;

/**
 * The SKUs as a JSON column of their product, so that a product page costs one statement. Written out, because drizzle
 * omits the table's name in a select from one table, and both tables have an id.
 */
const ownSkus = sql<Sku[]>`(
  select coalesce(json_agg(json_build_object(
    'id', sku.id, 'choice', sku.choice, 'priceCents', sku.price_cents, 'oldPriceCents', sku.old_price_cents,
    'picture', sku.picture, 'code', sku.code, 'weightGrams', sku.weight_grams,
    'volumeCm3', sku.volume_cm3) order by sku.id), '[]')
  from sku where sku.product_id = product.id and sku.is_on)`;

/** A prepared statement, since it is the most frequent query of all. */
export function prepareProduct(queries: Queries) {
  const statement = queries
    .select({ ...getTableColumns(products), skus: ownSkus.as('skus') })
    .from(products)
    .where(eq(products.id, sql.placeholder('productId')))
    .prepare('product_with_skus');
  return async (productId: number) => (await statement.execute({ productId }))[0];
}

export type Product = NonNullable<Awaited<ReturnType<ReturnType<typeof prepareProduct>>>>;

/** Products as lists show them, unordered, including those that are no longer for sale. */
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
      // One array parameter: a long list of favourites must not exceed the protocol's limit of parameters.
      .where(sql`${products.id} = any(${sql.param([...productIds])}::int[])`)
  );
}

export type CardRow = Awaited<ReturnType<typeof readCards>>[number];

/** Names in all languages, by id; unknown products are missing. */
export async function readProductNames(
  queries: Queries,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, LocaleTexts>> {
  const rows = await queries
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(sql`${products.id} = any(${sql.param([...productIds])}::int[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The category of each of these products, in any status. */
export async function readCategoriesOf(
  queries: Queries,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  return new Map(rows.map(({ id, categoryId }) => [id, categoryId]));
}

/** Products under a category or of a brand; with neither, of the whole mall. */
export interface ProductScope {
  readonly categoryId?: number | undefined;
  readonly brandId?: number | undefined;
}

function isIn({ categoryId, brandId }: ProductScope): SQL | undefined {
  return and(
    categoryId === undefined ? undefined : isInCategoryTree(categoryId),
    brandId === undefined ? undefined : eq(products.brandId, brandId),
  );
}

/** `categoryId` may be of any level. */
export function isInCategoryTree(categoryId: number): SQL {
  const under = sql`(with recursive under(id) as (
    select ${categoryId}::int union select ${categories.id} from ${categories} join under on parent_id = under.id
  ) select id from under)`;
  return sql`${products.categoryId} in ${under}`;
}

export async function countProductsIn(queries: Queries, scope: ProductScope): Promise<number> {
  return queries.$count(products, isIn(scope));
}

/** A batch of product ids, for iterating over all products. */
export async function productIdsAfter(
  queries: Queries,
  lastId: number,
  limit: number,
  scope: ProductScope = {},
): Promise<number[]> {
  const rows = await queries
    .select({ id: products.id })
    .from(products)
    .where(and(gt(products.id, lastId), isIn(scope)))
    .orderBy(asc(products.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function productIdsOfStore(queries: Queries, storeId: number): Promise<number[]> {
  const rows = await queries.select({ id: products.id }).from(products).where(eq(products.storeId, storeId));
  return rows.map((row) => row.id);
}

/** Products of this status per store category. */
export async function countByStoreCategory(queries: Queries, storeId: number, status: number) {
  const rows = await queries
    .select({ category: products.storeCategoryId, products: count() })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.status, status)))
    .groupBy(products.storeCategoryId);
  return new Map(rows.flatMap((row) => (row.category === null ? [] : [[row.category, row.products]])));
}

/** A batch of stores with products, in the order of ids. The recursive query skips from store to store in the index. */
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

/** Per store: the number of products of this status, and the sums of all ratings. */
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
