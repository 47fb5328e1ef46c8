import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { orderLines } from '../tables.ts';
import { boughtTogether } from './tables.ts';

/**
 * Runs for product pages whose answer is not cached, so it is a prepared statement. The most frequent products come
 * first.
 */
export function prepareBoughtTogether(queries: Queries) {
  const statement = queries
    .select({ otherId: boughtTogether.otherId })
    .from(boughtTogether)
    .where(eq(boughtTogether.productId, sql.placeholder('productId')))
    .orderBy(desc(boughtTogether.buyers), asc(boughtTogether.otherId))
    .prepare('bought_together');
  return async (productId: number): Promise<readonly number[]> =>
    (await statement.execute({ productId })).map(({ otherId }) => otherId);
}

/** The ids of products that were ever ordered, above `afterId` and in ascending order. */
export async function readOrderedProducts(queries: Queries, afterId: number, limit: number): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ prodId: orderLines.prodId })
    .from(orderLines)
    .where(gt(orderLines.prodId, afterId))
    .orderBy(asc(orderLines.prodId))
    .limit(limit);
  return rows.map(({ prodId }) => prodId);
}

interface CountingRules {
  /** Trades that were paid within this number of days count. */
  readonly days: number;
  readonly fewestBuyers: number;
  /** The number of other products that are kept for each product. */
  readonly kept: number;
}

/** Recounts these products. Gifts, which buyers did not choose, and closed orders do not count. */
export async function recountProducts(
  { queries }: Transaction,
  productIds: readonly number[],
  { days, fewestBuyers, kept }: CountingRules,
): Promise<void> {
  const ids = sql`any(${sql.param([...productIds])}::int[])`;
  // Serialises concurrent runs, which would insert the same rows.
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('boughtTogether', 0))`);
  await queries.execute(sql`delete from bought_together where product_id = ${ids}`);
  await queries.execute(sql`
    with bought as (
      select line.prod_id, own.trade_id, own.user_id
      from order_line line join mall_order own on own.id = line.order_id
      where line.prod_id = ${ids} and line.main_sku_id is null and own.closed_at is null
        and own.paid_at > mall_now() - make_interval(days => ${days})
    ), pair as (
      select bought.prod_id, other.prod_id as other_id, count(distinct bought.user_id)::int as buyers
      from bought
      join mall_order beside on beside.trade_id = bought.trade_id
      join order_line other on other.order_id = beside.id
      where other.prod_id <> bought.prod_id and other.main_sku_id is null
        and beside.closed_at is null and beside.paid_at is not null
      group by 1, 2 having count(distinct bought.user_id) >= ${fewestBuyers}
    ), ranked as (
      select *, row_number() over (partition by prod_id order by buyers desc, other_id) as place from pair
    )
    insert into bought_together (product_id, other_id, buyers)
    select prod_id, other_id, buyers from ranked where place <= ${kept}`);
}
