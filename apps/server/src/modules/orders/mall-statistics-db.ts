import { sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { isSold } from './sold-orders-db.ts';

/** Orders and sales of all stores by day, from `since` on; days without any are missing. */
export async function readMallSales(queries: Queries, timeZone: string, since: Date) {
  const { rows } = await queries.execute<{ day: string; orders: number; sales: string }>(sql`
    select to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as orders,
      sum(payable_cents)::text as sales
    from mall_order
    where created_at >= ${since} and ${isSold}
    group by 1`);
  return new Map(rows.map(({ day, orders, sales }) => [day, { orders, salesCents: Number(sales) }]));
}

/** The order with exactly this number; at most one. */
export async function findMallOrder(queries: Queries, number: string) {
  const { rows } = await queries.execute<{ number: string; status: number; createdAt: string; payable: string }>(sql`
    select number, status, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as "createdAt",
      payable_cents::text as payable
    from mall_order where number = ${number}`);
  return rows.map(({ payable, ...order }) => ({ ...order, payableCents: Number(payable) }));
}
