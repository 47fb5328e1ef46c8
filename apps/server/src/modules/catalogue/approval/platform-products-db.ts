import { type ProductTab, STATUS_OF_TAB } from '@galleria/domain/catalogue/product-lifecycle';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { TimeCursor } from '../../../infra/calls/cursor.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { isInCategoryTree } from '../product-db.ts';
import { productChanges, products } from '../tables.ts';

interface PlatformSearch {
  readonly shopId?: number | undefined;
  readonly categoryId?: number | undefined;
  readonly keyword?: string | undefined;
  readonly tab?: ProductTab | undefined;
}

const hasPendingChange = sql<boolean>`(${productChanges.productId} is not null and ${productChanges.refusedAt} is null)`;
const submittedAt = sql<Date>`case when ${hasPendingChange} then ${productChanges.submittedAt}
  else ${products.updatedAt} end`.mapWith(products.updatedAt);

/** Uses two small partial indexes that contain only waiting rows. */
const isWaiting = sql`${products.id} in (
  select id from product where status = 3
  union select product_id from product_change where refused_at is null) and ${products.status} <> ${sql.raw(String(PRODUCT_STATUS.deleted))}`;

const COLUMNS = {
  ...{ id: products.id, version: products.version, storeId: products.storeId, categoryId: products.categoryId },
  ...{ name: products.name, pictures: products.pictures, priceCents: products.priceCents, status: products.status },
  ...{ sold: products.sold, updatedAt: products.updatedAt, platformReason: products.platformReason },
  hasPendingChange: hasPendingChange.as('has_pending_change'),
  changeReason: sql<string>`coalesce(${productChanges.reason}, '')`.as('change_reason'),
  submittedAt: submittedAt.as('submitted'),
  submittedText: sql<string>`(${submittedAt})::text`.as('submitted_text'),
};

function select(queries: Queries) {
  return queries
    .select(COLUMNS)
    .from(products)
    .leftJoin(productChanges, eq(productChanges.productId, products.id))
    .$dynamic();
}

export type PlatformProduct = Awaited<ReturnType<typeof select>>[number];

/** Newest first. Reads one row more than shown, to know whether there is a next page. */
export async function listProducts(
  queries: Queries,
  search: PlatformSearch,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<PlatformProduct[]> {
  const isBefore = before === undefined ? undefined : sql`${products.id} < ${before}::bigint`;
  return select(queries)
    .where(and(isInTab(search.tab), ...conditionsOf(search), isBefore))
    .orderBy(desc(products.id))
    .limit(limit);
}

/** The longest waiting first. */
export async function listWaiting(
  queries: Queries,
  search: Omit<PlatformSearch, 'tab'>,
  { after, limit }: { after: TimeCursor | undefined; limit: number },
): Promise<PlatformProduct[]> {
  const isAfter =
    after && sql`(${submittedAt}, ${products.id}) > (${after.createdAt}::timestamptz, ${after.id}::bigint)`;
  return select(queries)
    .where(and(isWaiting, ...conditionsOf(search), isAfter))
    .orderBy(asc(submittedAt), asc(products.id))
    .limit(limit);
}

export async function countWaiting(queries: Queries): Promise<number> {
  return queries.$count(products, isWaiting);
}

function isInTab(tab: ProductTab | undefined): SQL | undefined {
  if (tab === undefined) return sql`${products.status} <> ${sql.raw(String(PRODUCT_STATUS.deleted))}`;
  return tab === 'waiting' ? isWaiting : eq(products.status, STATUS_OF_TAB[tab]);
}

function conditionsOf({ shopId, categoryId, keyword }: PlatformSearch): (SQL | undefined)[] {
  return [
    shopId === undefined ? undefined : eq(products.storeId, shopId),
    categoryId === undefined ? undefined : isInCategoryTree(categoryId),
    keyword ? matches(keyword) : undefined,
  ];
}

/** Matches the name in any language, or the id. */
function matches(keyword: string): SQL | undefined {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`exists (select from jsonb_each_text(${products.name}) as each_name where each_name.value ilike ${pattern})`,
    sql`${products.id}::text = ${keyword}`,
  );
}
