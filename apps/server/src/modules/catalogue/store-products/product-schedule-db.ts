import { inArray, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { products } from '../tables.ts';
import { isRestorable } from './store-products-db.ts';

/** Few enough that saving one of these products does not wait noticeably. */
const BATCH_SIZE = 200;

/**
 * Switches a batch of products whose time has come. A product whose both times have passed ends off sale. Products that
 * were taken down and drafts do not go on sale by time. Returns the ids of the switched products; empty: nothing is
 * due.
 */
export async function switchDue(queries: Queries): Promise<number[]> {
  const { rows } = await queries.execute<{ id: number }>(sql`
    with due as (
      select id from product
      where (status = 0 and on_sale_at <= mall_now()) or (status = 1 and off_sale_at <= mall_now())
      order by id limit ${BATCH_SIZE} for no key update
    )
    update product set
      status = case when off_sale_at <= mall_now() then 0 else 1 end,
      published_at = case when status = 0 then mall_now() else published_at end,
      on_sale_at = null,
      off_sale_at = case when off_sale_at <= mall_now() then null else off_sale_at end,
      updated_at = mall_now()
    from due where product.id = due.id
    returning product.id`);
  return rows.map(({ id }) => id);
}

interface ProductTimes {
  /** Its time of going on sale is in the future. */
  readonly isScheduled: boolean;
  /** It was deleted too long ago to be restored. */
  readonly isPastRestoring: boolean;
}

/** By id; unknown products are missing. */
export async function readProductTimes(
  queries: Queries,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ProductTimes>> {
  const rows = await queries
    .select({
      id: products.id,
      isScheduled: sql<boolean>`coalesce(${products.onSaleAt} > ${mallNow}, false)`,
      isPastRestoring: sql<boolean>`not coalesce(${isRestorable}, true)`,
    })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  return new Map(rows.map(({ id, ...times }) => [id, times]));
}
