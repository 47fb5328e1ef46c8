import { and, eq, exists, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../infra/database/database.ts';
import { orderLines, orders } from '../tables.ts';

/** The line of the main item that a gift came with. */
const mainLines = alias(orderLines, 'main_line');

const paidGoodsCents = ({ payableCents, shippingCents }: typeof orderLines | typeof mainLines) =>
  sql`${payableCents} - ${shippingCents}`;

/**
 * Sales in activities by order and activity, without closed orders. A gift costs nothing: it brought in the amount that
 * was paid for its main item.
 */
export async function readActivitySales(queries: Queries, tradeId: number) {
  return queries
    .select({
      ...{ orderId: orders.id, userId: orders.userId },
      activityId: sql<number>`${orderLines.activityId}`,
      paidCents: sql<number>`sum(${paidGoodsCents(orderLines)} + coalesce(${paidGoodsCents(mainLines)}, 0))::float8`,
      offCents: sql<number>`sum((${orderLines.activity}->>'normalCents')::bigint * ${orderLines.quantity} - ${orderLines.goodsCents})::float8`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(
      mainLines,
      and(
        eq(mainLines.orderId, orderLines.orderId),
        eq(mainLines.skuId, orderLines.mainSkuId),
        isNull(mainLines.mainSkuId),
      ),
    )
    .where(and(eq(orders.tradeId, tradeId), isNull(orders.closedAt), isNotNull(orderLines.activityId)))
    .groupBy(orders.id, orders.userId, orderLines.activityId);
}

/** The orders of a trade with their reductions. */
export async function readReducedOrders(queries: Queries, tradeId: number) {
  return queries
    .select({
      ...{ id: orders.id, payableCents: orders.payableCents, reductions: orders.reductions },
      isClosed: sql<boolean>`${orders.closedAt} is not null`,
    })
    .from(orders)
    .where(eq(orders.tradeId, tradeId));
}

/** True when nothing of the trade was reduced or sold in an activity. None is added once the trade is placed. */
export async function isPlainTrade(queries: Queries, tradeId: number): Promise<boolean> {
  const inActivity = queries
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), isNotNull(orderLines.activityId)));
  const special = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.tradeId, tradeId), or(ne(orders.reductions, sql`'[]'::jsonb`), exists(inActivity))))
    .limit(1);
  return special.length === 0;
}
