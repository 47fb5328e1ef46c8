import { activityLimitKey } from '@galleria/domain/activities/activity-limit';
import { ORDER_STATUS, TRADE_STATE } from '@galleria/domain/orders/order-status';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import type { CashHolding } from '@galleria/domain/payments/payment-limits';
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { orderLines, orders } from '../tables.ts';
import { trades } from './tables.ts';

/** Serialises decisions that depend on the buyer's open orders, as `unpaid_holding` does for submissions. */
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

interface Counted {
  readonly productIds: readonly number[];
  readonly activityIds: readonly number[];
  readonly exceptTradeId: number;
}

interface BoughtPieces {
  /** At any price. */
  readonly ofProducts: ReadonlyMap<number, number>;
  /** At the price of the activity, by `activityLimitKey`. */
  readonly inActivities: ReadonlyMap<string, number>;
}

/**
 * Pieces of these products, and pieces at the price of these activities, that the buyer has ordered in other trades.
 * Cancelled orders and gifts do not count. Found through the buyer's trades. Called after `placeTrade`, which
 * serialises the submissions of one buyer.
 */
export async function readBoughtPieces(
  queries: Queries,
  userId: string,
  { productIds, activityIds, exceptTradeId }: Counted,
): Promise<BoughtPieces> {
  const { prodId, activityId, quantity } = orderLines;
  const rows = await queries
    .select({ prodId, activityId, pieces: sql<number>`sum(${quantity})::int` })
    .from(trades)
    .innerJoin(orders, eq(orders.tradeId, trades.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(trades.userId, userId),
        ne(trades.id, exceptTradeId),
        ne(orders.status, ORDER_STATUS.closed),
        isNull(orderLines.mainSkuId),
        or(inArray(prodId, [...productIds]), inArray(activityId, [...activityIds])),
      ),
    )
    .groupBy(prodId, activityId);
  const ofProducts = new Map<number, number>();
  const inActivities = new Map<string, number>();
  for (const row of rows) {
    ofProducts.set(row.prodId, (ofProducts.get(row.prodId) ?? 0) + row.pieces);
    if (row.activityId !== null) inActivities.set(activityLimitKey(row.activityId, row.prodId), row.pieces);
  }
  return { ofProducts, inActivities };
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
