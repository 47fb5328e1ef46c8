import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import type { BrandRow } from '../catalogue-db.ts';
import { brands, products } from '../tables.ts';

/** Locked in the order of ids, so that two merges cannot deadlock. */
export async function lockBrands(queries: Queries, brandIds: readonly number[]): Promise<BrandRow[]> {
  return queries
    .select()
    .from(brands)
    .where(inArray(brands.id, [...brandIds]))
    .orderBy(brands.id)
    .for('update');
}

/** Number of products per brand, without deleted ones. */
export async function countBrandProducts(
  queries: Queries,
  brandIds: readonly number[],
): Promise<ReadonlyMap<number | null, number>> {
  const rows = await queries
    .select({ brandId: products.brandId, count: sql<number>`count(*)::int` })
    .from(products)
    .where(and(inArray(products.brandId, [...brandIds]), ne(products.status, PRODUCT_STATUS.deleted)))
    .groupBy(products.brandId);
  return new Map(rows.map(({ brandId, count }) => [brandId, count]));
}

type BrandColumns = Omit<BrandRow, 'id'>;

/** Undefined when another brand has this name. */
export async function insertBrand(queries: Queries, row: Partial<BrandColumns> & Pick<BrandRow, 'name'>) {
  const [made] = await queries.insert(brands).values(row).onConflictDoNothing().returning({ id: brands.id });
  return made?.id;
}

export async function isNameTaken(queries: Queries, name: string, butFor = 0): Promise<boolean> {
  return (await queries.$count(brands, and(sql`lower(${brands.name}) = lower(${name})`, ne(brands.id, butFor)))) > 0;
}

export async function writeBrand(queries: Queries, brandId: number, row: BrandColumns): Promise<void> {
  await queries.update(brands).set(row).where(eq(brands.id, brandId));
}

/** Moves products and pending changes to another brand. Returns the number of products. */
export async function moveProductsToBrand(queries: Queries, fromBrandId: number, toBrandId: number): Promise<number> {
  const { rowCount } = await queries.execute(
    sql`update product set brand_id = ${toBrandId} where brand_id = ${fromBrandId}`,
  );
  await queries.execute(sql`
    update product_change set draft = jsonb_set(draft, '{brandId}', to_jsonb(${toBrandId}::int))
    where (draft ->> 'brandId')::int = ${fromBrandId}`);
  return rowCount ?? 0;
}

/** False when a product, even a deleted one, or a pending change has the brand. The brand must be locked. */
export async function deleteUnusedBrand(queries: Queries, brandId: number): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    delete from brand where id = ${brandId}
      and not exists (select from product where brand_id = ${brandId})
      and not exists (select from product_change where (draft ->> 'brandId')::int = ${brandId})`);
  return rowCount === 1;
}
