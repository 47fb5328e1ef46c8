import type { OrderEvent } from '@galleria/domain/orders/order-lifecycle';
import { statesBefore } from '@galleria/domain/orders/order-lifecycle';
import { type CloseReason, ORDER_STATUS, type OrderStatus } from '@galleria/domain/orders/order-status';
import type { PayType } from '@galleria/domain/payments/pay-types';
import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { orderLines, orders, trades } from '../tables.ts';

const tradeColumns = {
  id: trades.id,
  userId: trades.userId,
  state: trades.state,
  payableCents: trades.payableCents,
  mallBearsCents: trades.mallBearsCents,
  points: trades.points,
  currency: trades.currency,
  locale: trades.locale,
  createdAt: trades.createdAt,
  expiresAt: trades.expiresAt,
  isExpired: sql<boolean>`${trades.expiresAt} <= ${mallNow}`,
  payType: trades.payType,
};

const orderColumns = {
  id: orders.id,
  number: orders.number,
  storeId: orders.storeId,
  isVirtual: orders.isVirtual,
  deliveryType: orders.deliveryType,
  payableCents: orders.payableCents,
};

/** What is paid together, with as much of its orders as paying depends on. Only the state of a locked one is sure. */
export interface Trade {
  readonly id: number;
  readonly userId: string;
  readonly state: 'unpaid' | 'paid' | 'promised' | 'closed';
  readonly payableCents: number;
  readonly mallBearsCents: number;
  readonly points: number;
  readonly currency: string;
  readonly locale: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** By the mall's clock, at the moment of reading. */
  readonly isExpired: boolean;
  readonly payType: number | null;
  readonly orders: readonly TradeOrder[];
}

interface TradeOrder {
  readonly id: number;
  readonly number: string;
  readonly storeId: number;
  readonly isVirtual: boolean;
  readonly deliveryType: number;
  readonly payableCents: number;
}

/** The own trade that all these orders belong to; nothing when one is somebody else's or of another trade. */
export async function findTrade(
  queries: Queries,
  userId: string,
  orderNumbers: readonly string[],
): Promise<Trade | undefined> {
  const numbers = [...new Set(orderNumbers)];
  if (numbers.length === 0) return undefined;
  const found = await queries
    .select({ tradeId: orders.tradeId })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.number, numbers)));
  const [first] = found;
  if (!first || found.length !== numbers.length) return undefined;
  if (found.some(({ tradeId }) => tradeId !== first.tradeId)) return undefined;
  const [trade] = await queries.select(tradeColumns).from(trades).where(eq(trades.id, first.tradeId));
  return trade && { ...trade, orders: await readOrders(queries, trade.id) };
}

/** Holds the trade until the transaction ends: of paying, cancelling and expiring exactly one happens. */
export async function lockTrade({ queries }: Transaction, tradeId: number): Promise<Trade | undefined> {
  const [trade] = await queries.select(tradeColumns).from(trades).where(eq(trades.id, tradeId)).for('update');
  return trade && { ...trade, orders: await readOrders(queries, trade.id) };
}

async function readOrders(queries: Queries, tradeId: number): Promise<TradeOrder[]> {
  return queries.select(orderColumns).from(orders).where(eq(orders.tradeId, tradeId)).orderBy(asc(orders.id));
}

/** False when it is not unpaid any more. */
export async function markTradeSettled(
  { queries }: Transaction,
  tradeId: number,
  state: 'paid' | 'promised',
  payType: PayType,
): Promise<boolean> {
  const changed = await queries
    .update(trades)
    .set({ state, payType, settledAt: mallNow })
    .where(and(eq(trades.id, tradeId), eq(trades.state, 'unpaid')))
    .returning({ id: trades.id });
  return changed.length > 0;
}

const { toPay, grouping, toShip, toReceive } = ORDER_STATUS;
const NOT_ARRIVED = [toPay, grouping, toShip, toReceive];

/** All its orders are paid now, by somebody who promised to. False as long as one has not arrived, and ever after. */
export async function markCashCollected({ queries }: Transaction, tradeId: number): Promise<boolean> {
  const isOfTrade = eq(orders.tradeId, tradeId);
  const notArrived = queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOfTrade, inArray(orders.status, NOT_ARRIVED)));
  const changed = await queries
    .update(trades)
    .set({ state: 'paid', settledAt: mallNow })
    .where(and(eq(trades.id, tradeId), eq(trades.state, 'promised'), notExists(notArrived)))
    .returning({ id: trades.id });
  if (changed.length === 0) return false;
  await queries
    .update(orders)
    .set({ paidAt: mallNow })
    .where(and(isOfTrade, isNull(orders.closedAt)));
  return true;
}

/** False when it is not unpaid any more. */
export async function markTradeClosed(
  { queries }: Transaction,
  tradeId: number,
  closeReason: CloseReason,
): Promise<boolean> {
  const changed = await queries
    .update(trades)
    .set({ state: 'closed', closeReason, closedAt: mallNow })
    .where(and(eq(trades.id, tradeId), eq(trades.state, 'unpaid')))
    .returning({ id: trades.id });
  return changed.length > 0;
}

interface OrderStep {
  readonly event: OrderEvent;
  readonly status: OrderStatus;
}

export async function stepOrders(
  { queries }: Transaction,
  orderIds: readonly number[],
  { event, status }: OrderStep,
  isPaid: boolean,
): Promise<void> {
  const changed = await queries
    .update(orders)
    .set({
      status,
      ...(isPaid ? { paidAt: mallNow } : {}),
      // What needs no sending is in the buyer's hands with its codes.
      ...(status === ORDER_STATUS.toReceive ? { shippedAt: mallNow } : {}),
    })
    .where(and(inArray(orders.id, [...orderIds]), inArray(orders.status, statesBefore(event))))
    .returning({ id: orders.id });
  if (changed.length !== orderIds.length) throw new Error('an order is further than its trade');
}

export async function closeOrders({ queries }: Transaction, tradeId: number, closeReason: CloseReason): Promise<void> {
  const event: OrderEvent = closeReason === 'expired' ? 'expired' : 'canceled';
  await queries
    .update(orders)
    .set({ status: ORDER_STATUS.closed, closedAt: mallNow, closeReason })
    .where(and(eq(orders.tradeId, tradeId), inArray(orders.status, statesBefore(event))));
}

/** What was sold, as far as stock, counters and codes depend on it. */
export async function readSoldLines(queries: Queries, tradeId: number) {
  return queries
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      prodId: orderLines.prodId,
      skuId: orderLines.skuId,
      quantity: orderLines.quantity,
      isVirtual: orderLines.isVirtual,
      voucherDays: orderLines.voucherDays,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.tradeId, tradeId))
    .orderBy(asc(orderLines.id));
}

export type SoldLine = Awaited<ReturnType<typeof readSoldLines>>[number];
