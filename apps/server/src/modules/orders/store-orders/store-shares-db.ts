import { and, desc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { TimeCursor } from '../../../infra/calls/cursor.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { orders } from '../tables.ts';

/**
 * The store's share of its orders: columns for the domain's `storeShare`, and the same in SQL for sums over many
 * orders.
 */

const isWaiting = and(isNotNull(orders.paidAt), isNull(orders.storePaidAt), isNull(orders.closedAt));
const isSettled = isNotNull(orders.storePaidAt);
const isSettledOrWaiting = and(isNotNull(orders.paidAt), or(isSettled, isNull(orders.closedAt)));

/** The amount refunded before the store was paid, or so far if it was not paid yet. */
const refundedBefore = sql`case when ${orders.storePaidAt} is null
  then ${orders.refundedCents} + ${orders.refundedMallCents} else ${orders.refundedBeforeCents} end`;
const commissionRefundedBefore = sql`${orders.commissionRefundedCents} - ${orders.commissionReturnedCents}`;

const shareColumns = {
  id: orders.id,
  number: orders.number,
  paidAt: orders.paidAt,
  storePaidAt: orders.storePaidAt,
  goodsCents: orders.goodsCents,
  reductions: orders.reductions,
  shippingCents: orders.shippingCents,
  shippingOffCents: orders.shippingOffCents,
  payableCents: orders.payableCents,
  commissionCents: orders.commissionCents,
  clawedBackCents: orders.clawedBackCents,
  commissionReturnedCents: orders.commissionReturnedCents,
  refundedBeforeCents: sql<number>`${refundedBefore}`.mapWith(Number),
  commissionRefundedBeforeCents: sql<number>`${commissionRefundedBefore}`.mapWith(Number),
  /** Null when the lines have different rates. */
  commissionBasisPoints: sql<number | null>`(
    select case when min(commission_basis_points) = max(commission_basis_points) then min(commission_basis_points) end
    from order_line where order_id = mall_order.id)`,
};

interface ShareSearch {
  readonly state?: 'settled' | 'waiting' | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const CONDITIONS = { settled: isSettled, waiting: isWaiting };

/** Keyset paging along the index of the state: no page costs more than the first. */
export async function readShares(
  queries: Queries,
  storeId: number,
  { state, from, until }: ShareSearch,
  { cursor, limit }: { cursor: TimeCursor | undefined; limit: number },
) {
  const time = state === 'settled' ? orders.storePaidAt : orders.paidAt;
  return queries
    .select({ ...shareColumns, cursorTime: sql<string>`${time}::text` })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        state ? CONDITIONS[state] : isSettledOrWaiting,
        from ? gte(time, sql`${from}::date`) : undefined,
        until ? lt(time, sql`${until}::date + 1`) : undefined,
        cursor && sql`(${time}, ${orders.id}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::bigint)`,
      ),
    )
    .orderBy(desc(time), desc(orders.id))
    .limit(limit);
}

export type OrderShare = Omit<Awaited<ReturnType<typeof readShares>>[number], 'cursorTime'>;

/** A paid order of the store; undefined when nothing will be paid out for it. */
export async function readShare(queries: Queries, storeId: number, number: string): Promise<OrderShare | undefined> {
  const [found] = await queries
    .select(shareColumns)
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.number, number), isSettledOrWaiting));
  return found;
}

/**
 * One row of amounts per order that meets the condition. The commission is the part that refunds have left
 * (`storeShare`).
 */
const amountsOf = (condition: ReturnType<typeof and>) => sql`
  select settled_at, goods_cents, paid_cents, shipping_cents, mall_cents, store_cents, refunded_cents, commission_cents,
    paid_cents + mall_cents - refunded_cents - commission_cents as net_cents
  from (
    select ${orders.storePaidAt} as settled_at, ${orders.goodsCents} as goods_cents, ${orders.payableCents} as paid_cents,
      ${orders.shippingCents} - ${orders.shippingOffCents} as shipping_cents, mall_cents,
      ${orders.reducedCents} - mall_cents as store_cents,
      ${orders.commissionCents} - (${commissionRefundedBefore}) as commission_cents, ${refundedBefore} as refunded_cents
    from ${orders} cross join lateral (
      select coalesce(sum((one ->> 'amountCents')::bigint), 0)::bigint as mall_cents
      from jsonb_array_elements(${orders.reductions}) one where one ->> 'bearer' = 'mall') as borne
    where ${condition}
  ) as share`;

/** The sum of the orders that are paid and not settled: a few weeks of sales, with an index of their own. */
export async function sumWaiting(queries: Queries, storeId: number): Promise<{ cents: number; orders: number }> {
  const { rows } = await queries.execute<{ cents: string; orders: number }>(sql`
    select coalesce(sum(net_cents), 0) as cents, count(*)::int as orders
    from (${amountsOf(and(eq(orders.storeId, storeId), isWaiting))}) as waiting`);
  const [sum] = rows;
  return { cents: Number(sum?.cents ?? 0), orders: sum?.orders ?? 0 };
}

export interface SettledMonth {
  /** `yyyy-MM`, UTC. */
  readonly month: string;
  readonly orders: number;
  readonly goodsCents: number;
  readonly storeBearsCents: number;
  readonly mallBearsCents: number;
  readonly shippingCents: number;
  readonly paidCents: number;
  readonly commissionCents: number;
  readonly netCents: number;
}

/** Sums of the orders that were settled in each month of a year. */
export async function readSettledMonths(queries: Queries, storeId: number, year: number): Promise<SettledMonth[]> {
  const condition = and(
    eq(orders.storeId, storeId),
    gte(orders.storePaidAt, sql`make_timestamptz(${year}, 1, 1, 0, 0, 0, 'UTC')`),
    lt(orders.storePaidAt, sql`make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'UTC')`),
  );
  const { rows } = await queries.execute<SettledMonth & Record<string, unknown>>(sql`
    select to_char(settled_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as orders,
      sum(goods_cents)::float8 as "goodsCents", sum(store_cents)::float8 as "storeBearsCents",
      sum(mall_cents)::float8 as "mallBearsCents", sum(shipping_cents)::float8 as "shippingCents",
      sum(paid_cents)::float8 as "paidCents", sum(commission_cents)::float8 as "commissionCents",
      sum(net_cents)::float8 as "netCents"
    from (${amountsOf(condition)}) as settled group by 1`);
  return rows;
}
