import { eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { orders } from '../tables.ts';

/** The trade of an order. */
export async function findTradeId(queries: Queries, orderNumber: string): Promise<number | undefined> {
  const [found] = await queries.select({ id: orders.tradeId }).from(orders).where(eq(orders.number, orderNumber));
  return found?.id;
}

/** The status and amounts of an order, for pages about a request for it. */
export async function readOrderState(queries: Queries, orderId: number) {
  const [found] = await queries
    .select({
      ...{ status: orders.status, payableCents: orders.payableCents, refundedCents: orders.refundedCents },
      storePaidAt: orders.storePaidAt,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  return found;
}

/** The number, trade and buyer of an order. */
export async function readOrderReference(queries: Queries, orderId: number) {
  const [found] = await queries
    .select({ orderNumber: orders.number, tradeId: orders.tradeId, userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, orderId));
  return found;
}
