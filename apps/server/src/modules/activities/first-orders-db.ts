import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { firstOrders } from './tables.ts';

/** Whether the buyer has used up the price for first orders. */
export async function hasFirstOrder(queries: Queries, userId: string): Promise<boolean> {
  const found = await queries.select({ userId: firstOrders.userId }).from(firstOrders).where(isOfBuyer(userId));
  return found.length > 0;
}

/** False when another trade of the buyer has the price. Waits for a concurrent claim of the same buyer. */
export async function claimFirstOrder(queries: Queries, userId: string, tradeId: number): Promise<boolean> {
  const claimed = await queries.execute(sql`
    insert into first_order (user_id, trade_id, is_settled) values (${userId}, ${tradeId}, false)
    on conflict on constraint first_order_pkey do nothing returning user_id`);
  return claimed.rows.length > 0;
}

/** Called when the trade is closed unpaid: the buyer is new again, unless another trade of theirs was paid. */
export async function releaseFirstOrder(queries: Queries, userId: string, tradeId: number): Promise<void> {
  await queries
    .delete(firstOrders)
    .where(and(isOfBuyer(userId), eq(firstOrders.tradeId, tradeId), eq(firstOrders.isSettled, false)));
}

/** Permanent: a refund does not make the buyer new again. */
export async function settleFirstOrder(queries: Queries, userId: string, tradeId: number): Promise<void> {
  await queries.execute(sql`
    insert into first_order (user_id, trade_id, is_settled) values (${userId}, ${tradeId}, true)
    on conflict on constraint first_order_pkey do update set is_settled = true where not first_order.is_settled`);
}

function isOfBuyer(userId: string) {
  return eq(firstOrders.userId, userId);
}
