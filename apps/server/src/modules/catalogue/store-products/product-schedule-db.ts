import { inArray, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { products } from '../tables.ts';
import { isRestorable } from './store-products-db.ts';

/** Few enough that no save of one of them waits noticeably. */
const AT_ONCE = 200;

/**
 * One that should have gone on and off meanwhile ends off sale. A product that the platform took down, or that is still a
 * draft, does not go on sale by the clock. Returns the products that were switched; none: nothing is due.
 */
export async function switchDue(queries: Queries): Promise<number[]> {
  const { rows } = await queries.execute<{ id: number }>(sql`
    with due as (
      select id from product
      where (status = 0 and on_sale_at <= mall_now()) or (status = 1 and off_sale_at <= mall_now())
      order by id limit ${AT_ONCE} for no key update
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
  /** It goes on sale by the clock. */
  readonly isScheduled: boolean;
  /** It was deleted too long ago. */
  readonly isPastRestoring: boolean;
}

/** By id; those that are not there are missing. */
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
