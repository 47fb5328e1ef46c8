import type { OrderStatus } from '@galleria/domain/orders/order-status';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { isSold, isSoldOrRefunded } from '../sold-orders-db.ts';

/** Midnight `daysAgo` days ago, in this time zone. */
const startOf = (daysAgo: number, timeZone: string) =>
  sql`((date_trunc('day', mall_now() at time zone ${timeZone}) - make_interval(days => ${daysAgo})) at time zone ${timeZone})`;

export interface SalesDay {
  readonly day: string;
  readonly orders: number;
  readonly salesCents: number;
}

/** Sales of each of the last days, the oldest first, including today and days without sales. */
export async function readSalesByDay(queries: Queries, storeId: number, timeZone: string, days: number) {
  const { rows } = await queries.execute<{ day: string; orders: number; sales: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(orders, 0) as orders, coalesce(sales, 0)::text as sales
    from generate_series(
      date_trunc('day', mall_now() at time zone ${timeZone}) - make_interval(days => ${days - 1}),
      date_trunc('day', mall_now() at time zone ${timeZone}), interval '1 day') as day
    left join (
      select date_trunc('day', created_at at time zone ${timeZone}) as day,
        count(*)::int as orders, sum(payable_cents) as sales
      from mall_order
      where store_id = ${storeId} and created_at >= ${startOf(days - 1, timeZone)} and ${isSold}
      group by 1
    ) sold using (day)
    order by day`);
  return rows.map(({ day, orders, sales }): SalesDay => ({ day, orders, salesCents: Number(sales) }));
}

/** The products with the most pieces sold in the last days. */
export async function readBestSellers(
  queries: Queries,
  storeId: number,
  { timeZone, days, limit }: { readonly timeZone: string; readonly days: number; readonly limit: number },
) {
  const { rows } = await queries.execute<{ prodId: number; pieces: number; sales: string }>(sql`
    select prod_id as "prodId", sum(quantity)::int as pieces, sum(order_line.payable_cents)::text as sales
    from mall_order join order_line on order_line.order_id = mall_order.id
    where store_id = ${storeId} and mall_order.created_at >= ${startOf(days - 1, timeZone)} and ${isSold}
    group by prod_id order by pieces desc, prod_id limit ${limit}`);
  return rows.map(({ prodId, pieces, sales }) => ({ prodId, pieces, salesCents: Number(sales) }));
}

/** Words are searched only in this number of newest orders, so that the search costs the same in every store. */
const NEWEST_SEARCHED = 5_000;

interface FoundOrder extends Record<string, unknown> {
  readonly number: string;
  readonly status: OrderStatus;
  readonly receiver: string;
  readonly createdAt: string;
  readonly payableCents: string;
}

/**
 * Finds a part of the number, or the receiver's name or phone, in the newest orders, and a complete number in all
 * orders.
 */
export async function findStoreOrders(queries: Queries, storeId: number, text: string, limit: number) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await queries.execute<FoundOrder>(sql`
    with newest as (
      select number, status, receiver, pickup, created_at, payable_cents from mall_order
      where store_id = ${storeId} order by created_at desc, id desc limit ${NEWEST_SEARCHED}
    ), found as (
      (select * from newest
        where number like ${pattern} or receiver ->> 'receiver' ilike ${pattern} or receiver ->> 'mobile' like ${pattern}
          or pickup ->> 'name' ilike ${pattern} or pickup ->> 'mobile' like ${pattern}
        order by created_at desc limit ${limit})
      union
      select number, status, receiver, pickup, created_at, payable_cents from mall_order
      where store_id = ${storeId} and number = ${text}
    )
    select number, status, coalesce(receiver ->> 'receiver', pickup ->> 'name', '') as receiver,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as "createdAt", payable_cents::text as "payableCents"
    from found order by created_at desc limit ${limit}`);
  return rows.map((row) => ({ ...row, payableCents: Number(row.payableCents) }));
}

/** Counts the orders of the last days, including those refunded before they left, without those never paid. */
export async function countSoldOrders(queries: Queries, storeId: number, days: number): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from mall_order
    where store_id = ${storeId} and created_at >= mall_now() - make_interval(days => ${days}) and ${isSoldOrRefunded}`);
  return rows[0]?.count ?? 0;
}

export async function storesOfTrade(queries: Queries, tradeId: number): Promise<number[]> {
  const { rows } = await queries.execute<{ id: number }>(
    sql`select store_id as id from mall_order where trade_id = ${tradeId}`,
  );
  return rows.map(({ id }) => id);
}

export async function countByStatus(queries: Queries, storeId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await queries.execute<{ status: number; count: number }>(
    sql`select status, count(*)::int as count from mall_order where store_id = ${storeId} group by status`,
  );
  return new Map(rows.map(({ status, count }) => [status, count]));
}
