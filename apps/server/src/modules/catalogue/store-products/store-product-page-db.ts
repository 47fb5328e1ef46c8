import { PRODUCT_TABS, type ProductTab, STATUS_OF_TAB } from '@galleria/domain/catalogue/product-lifecycle';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { and, asc, desc, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { isInCategoryTree } from '../product-db.ts';
import { productChanges, products } from '../tables.ts';
import { existsForStore } from './store-products-db.ts';

interface ProductSearch extends Paging {
  readonly tab?: ProductTab | undefined;
  readonly keyword?: string | undefined;
  readonly categoryId?: number | undefined;
  readonly shopCategoryId?: number | undefined;
  readonly brandId?: number | undefined;
  /** Only products with one of these SKUs on offer. */
  readonly lowSkuIds?: readonly number[] | undefined;
  readonly sort: keyof typeof SORT;
  readonly isDescending: boolean;
}

const SORT = {
  updated: products.updatedAt,
  created: products.createdAt,
  sold: products.sold,
  price: products.priceCents,
};

const hasPendingChange = sql<boolean>`(${productChanges.productId} is not null and ${productChanges.refusedAt} is null)`;
const skuIdsWhere = (condition: SQL) =>
  sql<number[]>`array(select sku.id from sku where sku.product_id = ${products.id} and ${condition})`;

const COLUMNS = {
  ...{ id: products.id, name: products.name, pictures: products.pictures, categoryId: products.categoryId },
  ...{ storeCategoryId: products.storeCategoryId, sold: products.sold, isVirtual: products.isVirtual },
  ...{ priceCents: products.priceCents, maxPriceCents: products.maxPriceCents, status: products.status },
  ...{ platformReason: products.platformReason, onSaleAt: products.onSaleAt, offSaleAt: products.offSaleAt },
  ...{ createdAt: products.createdAt, updatedAt: products.updatedAt, deletedAt: products.deletedAt },
  hasPendingChange: hasPendingChange.as('has_pending_change'),
  changeReason: sql<string>`coalesce(${productChanges.reason}, '')`.as('change_reason'),
  skuIds: skuIdsWhere(sql`sku.retired_name is null`).as('sku_ids'),
  offeredSkuIds: skuIdsWhere(sql`sku.is_on`).as('offered_sku_ids'),
  total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
};

/** One statement: a store has thousands of products at most, which the index on the store finds. */
export async function listStoreProducts(queries: Queries, storeId: number, search: ProductSearch) {
  const direction = search.isDescending ? desc : asc;
  const rows = await queries
    .select(COLUMNS)
    .from(products)
    .leftJoin(productChanges, eq(productChanges.productId, products.id))
    .where(and(eq(products.storeId, storeId), ...conditionsOf(search)))
    .orderBy(direction(SORT[search.sort]), desc(products.id))
    .limit(search.size)
    .offset(offsetOf(search));
  return { rows, total: rows[0]?.total ?? 0 };
}

export type ListedProduct = Awaited<ReturnType<typeof listStoreProducts>>['rows'][number];

function conditionsOf({ tab, keyword, categoryId, shopCategoryId, brandId, lowSkuIds }: ProductSearch) {
  return [
    tab === undefined ? sql`${products.status} <> ${PRODUCT_STATUS.deleted}` : isInTab(tab),
    keyword ? matches(keyword) : undefined,
    categoryId === undefined ? undefined : isInCategoryTree(categoryId),
    shopCategoryId === undefined ? undefined : eq(products.storeCategoryId, shopCategoryId),
    brandId === undefined ? undefined : eq(products.brandId, brandId),
    lowSkuIds &&
      sql`exists (select from sku where sku.product_id = ${products.id} and sku.is_on
        and sku.id = any(${sql.param([...lowSkuIds])}::int[]))`,
  ];
}

function isInTab(tab: ProductTab): SQL | undefined {
  const isStatus = eq(products.status, STATUS_OF_TAB[tab]);
  const isDeleted = eq(products.status, PRODUCT_STATUS.deleted);
  return tab === 'waiting' ? or(isStatus, and(hasPendingChange, not(isDeleted))) : and(isStatus, existsForStore);
}

/** Matches the name in any language, the id, or a part of a SKU's code. */
function matches(keyword: string): SQL | undefined {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`exists (select from jsonb_each_text(${products.name}) as each_name where each_name.value ilike ${pattern})`,
    sql`${products.id}::text = ${keyword}`,
    sql`exists (select from sku where sku.product_id = ${products.id} and sku.retired_name is null
      and sku.code ilike ${pattern})`,
  );
}

export async function countByTab(queries: Queries, storeId: number): Promise<Record<ProductTab, number>> {
  const [counted] = await queries
    .select(
      Object.fromEntries(
        PRODUCT_TABS.map((tab) => [tab, sql<number>`(count(*) filter (where ${isInTab(tab)}))::int`]),
      ) as Record<ProductTab, SQL<number>>,
    )
    .from(products)
    .leftJoin(productChanges, eq(productChanges.productId, products.id))
    .where(eq(products.storeId, storeId));
  if (!counted) throw new Error(`countByTab: no counts for store ${storeId}`);
  return counted;
}
