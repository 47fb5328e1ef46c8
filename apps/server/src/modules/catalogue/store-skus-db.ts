import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../infra/calls/paging.ts';
import type { Queries } from '../../infra/database/database.ts';
import { products, skus } from './tables.ts';

interface SkuSearch {
  /** Name of the product, or code or id of the SKU. */
  readonly text?: string | undefined;
  readonly prodId?: number | undefined;
  readonly prodIds?: readonly number[] | undefined;
  /** Only among these. */
  readonly skuIds?: readonly number[] | undefined;
}

/** SKUs that are not retired, of products that are not deleted. */
const isActiveSku = (storeId: number) => [
  eq(products.storeId, storeId),
  ne(products.status, PRODUCT_STATUS.deleted),
  isNull(skus.retiredName),
];

/** SKUs of a store, those of the newest products first; without deleted products. */
export async function readStoreSkus(queries: Queries, storeId: number, search: SkuSearch, paging: Paging) {
  const rows = await queries
    .select({
      ...{ skuId: skus.id, choice: skus.choice, code: skus.code, skuPicture: skus.picture },
      ...{ priceCents: skus.priceCents, isOn: skus.isOn },
      ...{ prodId: products.id, name: products.name, options: products.options, pictures: products.pictures },
      status: products.status,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
    .where(and(...isActiveSku(storeId), ...conditions(search)))
    .orderBy(desc(products.id), asc(skus.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { rows, total: rows[0]?.total ?? 0 };
}

export type StoreSku = Awaited<ReturnType<typeof readStoreSkus>>['rows'][number];

function conditions({ text, prodId, prodIds, skuIds }: SkuSearch): (SQL | undefined)[] {
  return [
    prodId === undefined ? undefined : eq(products.id, prodId),
    prodIds && sql`${products.id} = any(${sql.param([...prodIds])}::int[])`,
    skuIds && sql`${skus.id} = any(${sql.param([...skuIds])}::int[])`,
    text ? mentions(text) : undefined,
  ];
}

function mentions(text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`${skus.code} ilike ${pattern}`,
    sql`exists (select from jsonb_each_text(${products.name}) name where name.value ilike ${pattern})`,
    /^\d{1,9}$/.test(text) ? eq(skus.id, Number(text)) : undefined,
  );
}

const isOffered = (skuIds: readonly number[]) =>
  and(
    sql`${skus.id} = any(${sql.param([...skuIds])}::int[])`,
    eq(skus.isOn, true),
    eq(products.status, PRODUCT_STATUS.onSale),
  );

/** Which of these SKUs are for sale. Does not check stock and stores. */
export async function readOfferedSkuIds(queries: Queries, skuIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (skuIds.length === 0) return new Set();
  const rows = await queries
    .select({ skuId: skus.id })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(isOffered(skuIds));
  return new Set(rows.map(({ skuId }) => skuId));
}

/**
 * Those of these SKUs that are for sale, with the columns that lists sort and filter by. Does not check stock and
 * stores.
 */
export async function readOfferedSkus(queries: Queries, skuIds: readonly number[]) {
  if (skuIds.length === 0) return [];
  return queries
    .select({
      ...{ skuId: skus.id, priceCents: skus.priceCents, prodId: products.id },
      ...{ storeId: products.storeId, categoryId: products.categoryId, sold: products.sold },
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(isOffered(skuIds));
}

/** SKUs of a store by their code (ignoring case) or id, for files that sellers write. */
export async function findStoreSkuIds(
  queries: Queries,
  storeId: number,
  named: { readonly codes: readonly string[]; readonly ids: readonly number[] },
) {
  return queries
    .select({ skuId: skus.id, prodId: products.id, code: sql<string>`lower(${skus.code})` })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(
      and(
        ...isActiveSku(storeId),
        or(
          sql`(${skus.code} <> '' and lower(${skus.code}) = any(${sql.param([...named.codes])}::text[]))`,
          sql`${skus.id} = any(${sql.param([...named.ids])}::int[])`,
        ),
      ),
    );
}
