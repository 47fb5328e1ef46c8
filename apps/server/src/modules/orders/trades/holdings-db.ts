import { ORDER_STATUS, TRADE_STATE } from '@galleria/domain/orders/order-status';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import type { CashHolding } from '@galleria/domain/payments/payment-limits';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { orderLines, orders } from '../tables.ts';
import { trades } from './tables.ts';

/** Serialises what depends on the buyer's open orders, as `unpaid_holding` does for submissions. */
export async function lockBuyerHoldings({ queries }: Transaction, userId: string): Promise<void> {
  await queries.execute(sql`select lock_buyer_holdings(${userId}::uuid)`);
}

/** The buyer's orders to be paid on delivery that have not arrived yet. */
export async function readCashHolding(queries: Queries, userId: string): Promise<CashHolding> {
  const [open] = await queries
    .select({
      orders: sql<number>`count(*)::int`,
      cents: sql<number>`coalesce(sum(${orders.payableCents}), 0)::float8`,
    })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(
      and(
        eq(trades.userId, userId),
        eq(trades.state, TRADE_STATE.payOnDelivery),
        inArray(orders.status, [ORDER_STATUS.toShip, ORDER_STATUS.toReceive]),
      ),
    );
  return open ?? { orders: 0, cents: 0 };
}

/**
 * Pieces of these products that the buyer has ordered in other trades, by product; cancelled orders do not count. Found
 * through the buyer's trades. Asked after `placeTrade`, which serialises the submissions of one buyer.
 */
export async function readBoughtPieces(
  queries: Queries,
  userId: string,
  { productIds, exceptTradeId }: { readonly productIds: readonly number[]; readonly exceptTradeId: number },
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ prodId: orderLines.prodId, pieces: sql<number>`sum(${orderLines.quantity})::int` })
    .from(trades)
    .innerJoin(orders, eq(orders.tradeId, trades.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(trades.userId, userId),
        ne(trades.id, exceptTradeId),
        ne(orders.status, ORDER_STATUS.closed),
        inArray(orderLines.prodId, [...productIds]),
      ),
    )
    .groupBy(orderLines.prodId);
  return new Map(rows.map(({ prodId, pieces }) => [prodId, pieces]));
}

/** The same, of pieces at the price of one of these activities: `<activity>:<product>` tells them apart. */
export async function readBoughtInActivities(
  queries: Queries,
  userId: string,
  { activityIds, exceptTradeId }: { readonly activityIds: readonly number[]; readonly exceptTradeId: number },
): Promise<ReadonlyMap<string, number>> {
  const key = sql<string>`${orderLines.activityId} || ':' || ${orderLines.prodId}`;
  const rows = await queries
    .select({ key, pieces: sql<number>`sum(${orderLines.quantity})::int` })
    .from(trades)
    .innerJoin(orders, eq(orders.tradeId, trades.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(trades.userId, userId),
        ne(trades.id, exceptTradeId),
        ne(orders.status, ORDER_STATUS.closed),
        inArray(orderLines.activityId, [...activityIds]),
      ),
    )
    .groupBy(orderLines.activityId, orderLines.prodId);
  return new Map(rows.map(({ key: found, pieces }) => [found, pieces]));
}

/** Pieces by SKU of this trade, and of all trades that wait for a bank transfer, this one included. */
export async function readTransferPieces(queries: Queries, tradeId: number): Promise<ReadonlyMap<number, number>> {
  const isOwn = eq(trades.id, tradeId);
  const isAwaited = and(eq(trades.state, TRADE_STATE.unpaid), eq(trades.payType, PAY_TYPE.transfer));
  const own = queries
    .select({ skuId: orderLines.skuId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.tradeId, tradeId));
  const rows = await queries
    .select({ skuId: orderLines.skuId, pieces: sql<number>`sum(${orderLines.quantity})::int` })
    .from(trades)
    .innerJoin(orders, eq(orders.tradeId, trades.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(sql`(${isOwn} or ${isAwaited})`, inArray(orderLines.skuId, own)))
    .groupBy(orderLines.skuId);
  return new Map(rows.map(({ skuId, pieces }) => [skuId, pieces]));
}
