import type { Draft } from '@galleria/contract/catalogue/product-draft';
import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { and, asc, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { requiresApproval } from '../approval/approval-rules-db.ts';
import { brands, categories, productChanges, products, skus } from '../tables.ts';

/** A deleted product that can be restored; later its store can no longer see it. */
export const isRestorable = sql<boolean>`(${products.deletedAt} >
  ${mallNow} - make_interval(days => ${sql.raw(String(PRODUCT_LIMITS.restoreDays))}))`;
export const existsForStore = sql`(${products.status} <> ${sql.raw(String(PRODUCT_STATUS.deleted))} or ${isRestorable})`;

const own = (storeId: number, productIds: readonly number[]) =>
  and(eq(products.storeId, storeId), sql`${products.id} = any(${sql.param([...productIds])}::int[])`, existsForStore);

function select(queries: Queries, condition: SQL | undefined) {
  return queries
    .select({ product: getTableColumns(products), change: getTableColumns(productChanges) })
    .from(products)
    .leftJoin(productChanges, eq(productChanges.productId, products.id))
    .where(condition);
}

/** A product with its pending change. */
export type StoreProduct = Awaited<ReturnType<typeof select>>[number];

/** Finds only products of this store. */
export async function readStoreProduct(queries: Queries, storeId: number, productId: number) {
  return (await select(queries, own(storeId, [productId])))[0];
}

/** Like `readStoreProduct`; locks the product against other changes until the transaction ends. */
export async function lockStoreProduct(queries: Queries, storeId: number, productId: number) {
  const [found] = await select(queries, own(storeId, [productId])).for('no key update', { of: products });
  return found;
}

/** Finds products of any store, for the platform. */
export async function readProduct(queries: Queries, productId: number) {
  return (await select(queries, eq(products.id, productId)))[0];
}

/** Like `readProduct`, locked. */
export async function lockProduct(queries: Queries, productId: number) {
  const [found] = await select(queries, eq(products.id, productId)).for('no key update', { of: products });
  return found;
}

/** Locked in the order of ids, so that two transactions that change the same products cannot deadlock. */
export async function lockStoreProducts(queries: Queries, storeId: number, productIds: readonly number[]) {
  return queries
    .select({
      ...getTableColumns(products),
      requiresApproval: requiresApproval(sql`product.store_id`, sql`product.category_id`),
      hasOffer: sql<boolean>`exists (select from sku where sku.product_id = product.id and sku.is_on)`,
    })
    .from(products)
    .where(own(storeId, productIds))
    .orderBy(asc(products.id))
    .for('no key update', { of: products });
}

export type LockedProduct = Awaited<ReturnType<typeof lockStoreProducts>>[number];

/** The SKUs of these products, without retired ones. */
export async function readOwnSkus(queries: Queries, productIds: readonly number[]) {
  return queries
    .select()
    .from(skus)
    .where(and(inArray(skus.productId, [...productIds]), isNull(skus.retiredName)))
    .orderBy(asc(skus.productId), asc(skus.choice));
}

export type SkuRow = Awaited<ReturnType<typeof readOwnSkus>>[number];

/** Includes retired SKUs, since they can come back. */
export async function readSkuIds(queries: Queries, productId: number): Promise<ReadonlySet<number>> {
  const rows = await queries.select({ id: skus.id }).from(skus).where(eq(skus.productId, productId));
  return new Set(rows.map(({ id }) => id));
}

export async function countStoreProducts(queries: Queries, storeId: number): Promise<number> {
  return queries.$count(products, and(eq(products.storeId, storeId), ne(products.status, PRODUCT_STATUS.deleted)));
}

export interface References {
  /** A visible third-level category: neither it nor a parent is hidden. */
  readonly isCategory: boolean;
  readonly isBrand: boolean;
  readonly requiresApproval: boolean;
}

export async function readReferences(
  queries: Queries,
  storeId: number,
  { categoryId, brandId }: Pick<Draft, 'categoryId' | 'brandId'>,
): Promise<References> {
  const { rows } = await queries.execute<{ [Key in keyof References]: References[Key] }>(sql`
    select exists (
      select from ${categories} own
      join ${categories} second on second.id = own.parent_id join ${categories} top on top.id = second.parent_id
      where own.id = ${categoryId} and own.is_on and second.is_on and top.is_on
    ) as "isCategory", exists (select from ${brands} where id = ${brandId}) as "isBrand",
    ${requiresApproval(sql`${storeId}`, sql`${categoryId}`)} as "requiresApproval"`);
  const [found] = rows;
  if (!found) throw new Error(`readReferences: no answer for category ${categoryId}`);
  return found;
}

/** Those of these pictures that other products of the store use. */
export async function readStorePictures(
  queries: Queries,
  { storeId, productId }: { storeId: number; productId: number },
  paths: readonly string[],
): Promise<string[]> {
  const { rows } = await queries.execute<{ path: string }>(sql`
    select path from unnest(${sql.param([...paths])}::text[]) as path
    where exists (
      select from product
      where store_id = ${storeId} and product.id <> ${productId} and (
        path = any(pictures) or position(path in options::text) > 0 or position(path in description::text) > 0
        or exists (select from sku where sku.product_id = product.id and sku.picture = path)))`);
  return rows.map(({ path }) => path);
}

/** Stores a pending change, instead of an earlier one. Returns the new version. */
export async function putChange(queries: Queries, productId: number, draft: Draft): Promise<number> {
  const row = { draft, submittedAt: mallNow, refusedAt: null, reason: '' };
  await queries
    .insert(productChanges)
    .values({ productId, ...row })
    .onConflictDoUpdate({ target: productChanges.productId, set: row });
  return bumpVersion(queries, productId);
}

async function bumpVersion(queries: Queries, productId: number): Promise<number> {
  const [changed] = await queries
    .update(products)
    .set({ version: sql`${products.version} + 1`, updatedAt: mallNow })
    .where(eq(products.id, productId))
    .returning({ version: products.version });
  if (!changed) throw new Error(`bumpVersion: there is no product ${productId}`);
  return changed.version;
}

export async function removeChange(queries: Queries, productId: number): Promise<void> {
  await queries.delete(productChanges).where(eq(productChanges.productId, productId));
}
