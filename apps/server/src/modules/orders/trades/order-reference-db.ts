import { eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { orders } from '../tables.ts';

/** The trade of an order. */
export async function findTradeId(queries: Queries, orderNumber: string): Promise<number | undefined> {
  const [found] = await queries.select({ id: orders.tradeId }).from(orders).where(eq(orders.number, orderNumber));
  return found?.id;
}

/** How it stands, for those who look at a request about it. */
export async function readOrderStanding(queries: Queries, orderId: number) {
  const [found] = await queries
    .select({
      ...{ status: orders.status, payableCents: orders.payableCents, refundedCents: orders.refundedCents },
      storePaidAt: orders.storePaidAt,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  return found;
}

/** What an order is called, and whose it is. */
export async function readOrderReference(queries: Queries, orderId: number) {
  const [found] = await queries
    .select({ orderNumber: orders.number, tradeId: orders.tradeId, userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, orderId));
  return found;
}
