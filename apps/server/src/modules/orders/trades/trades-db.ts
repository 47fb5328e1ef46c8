import type { DeliveryType } from '@galleria/domain/catalogue/product-types';
import { type OrderEvent, statusesBefore } from '@galleria/domain/orders/order-lifecycle';
import {
  type CloseReason,
  ORDER_STATUS,
  ORDER_TYPE,
  type OrderStatus,
  type OrderType,
  TRADE_STATE,
  type TradeState,
} from '@galleria/domain/orders/order-status';
import { PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import { and, asc, eq, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { orderLines, orders } from '../tables.ts';
import { trades } from './tables.ts';

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
  closeReason: trades.closeReason,
  ...{ depositCents: trades.depositCents, depositPayType: trades.depositPayType, balanceUntil: trades.balanceUntil },
  isTooEarly: sql<boolean>`coalesce(${trades.balanceFrom} > ${mallNow}, false)`,
};

const orderColumns = {
  id: orders.id,
  number: orders.number,
  storeId: orders.storeId,
  status: orders.status,
  type: orders.type,
  isVirtual: orders.isVirtual,
  deliveryType: orders.deliveryType,
  payableCents: orders.payableCents,
  areaId: sql<number | null>`(${orders.receiver}->>'areaId')::int`,
};

/** A trade with the columns of its orders that paying depends on. The state may change unless the trade is locked. */
export interface Trade {
  readonly id: number;
  readonly userId: string;
  readonly state: TradeState;
  readonly payableCents: number;
  readonly mallBearsCents: number;
  readonly points: number;
  readonly currency: string;
  readonly locale: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** By the mall's clock, at the time of reading. */
  readonly isExpired: boolean;
  /** The payment method; while the trade is unpaid, the bank transfer that it waits for. */
  readonly payType: PayType | null;
  readonly closeReason: CloseReason | null;
  /** The first payment of a trade that is paid in two parts; null: it is paid at once. */
  readonly depositCents: number | null;
  readonly depositPayType: PayType | null;
  readonly balanceUntil: Date | null;
  /** The balance cannot be paid yet. */
  readonly isTooEarly: boolean;
  /** Leaves out the orders that their stores cancelled, unless all orders are closed. */
  readonly orders: readonly TradeOrder[];
}

interface TradeOrder {
  readonly id: number;
  readonly number: string;
  readonly storeId: number;
  readonly status: OrderStatus;
  readonly type: OrderType;
  readonly isVirtual: boolean;
  readonly deliveryType: DeliveryType;
  readonly payableCents: number;
  /** The district to which the order is delivered. */
  readonly areaId: number | null;
}

/** The user's trade that all these orders belong to; undefined when one is another user's or of another trade. */
export async function findTradeByOrderNumbers(
  queries: Queries,
  userId: string,
  orderNumbers: readonly string[],
): Promise<Trade | undefined> {
  const numbers = [...new Set(orderNumbers)];
  if (numbers.length === 0) return undefined;
  const isOwn = eq(orders.userId, userId);
  const ofTheseOrders = queries
    .select({ tradeId: orders.tradeId })
    .from(orders)
    .where(and(isOwn, inArray(orders.number, numbers)));
  const rows = await queries
    .select({ trade: tradeColumns, order: orderColumns })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(and(isOwn, inArray(orders.tradeId, ofTheseOrders)))
    .orderBy(asc(orders.id));
  const [first] = rows;
  if (!first || rows.some(({ trade }) => trade.id !== first.trade.id)) return undefined;
  const found = rows.filter(({ order }) => numbers.includes(order.number));
  if (found.length !== numbers.length) return undefined;
  return { ...first.trade, orders: withoutClosed(rows.map(({ order }) => order)) };
}

/** A trade of any user, for callers that check its owner or act for the mall. */
export async function readTrade(queries: Queries, tradeId: number): Promise<Trade | undefined> {
  const [trade] = await queries.select(tradeColumns).from(trades).where(eq(trades.id, tradeId));
  return trade && { ...trade, orders: await readOrders(queries, trade.id) };
}

/** Locks the trade until the transaction ends: of paying, cancelling and expiring exactly one happens. */
export async function lockTrade({ queries }: Transaction, tradeId: number): Promise<Trade | undefined> {
  const [trade] = await queries.select(tradeColumns).from(trades).where(eq(trades.id, tradeId)).for('update');
  return trade && { ...trade, orders: await readOrders(queries, trade.id) };
}

async function readOrders(queries: Queries, tradeId: number): Promise<readonly TradeOrder[]> {
  const all = await queries
    .select(orderColumns)
    .from(orders)
    .where(eq(orders.tradeId, tradeId))
    .orderBy(asc(orders.id));
  return withoutClosed(all);
}

function withoutClosed(all: readonly TradeOrder[]): readonly TradeOrder[] {
  const open = all.filter(({ status }) => status !== ORDER_STATUS.closed);
  return open.length > 0 ? open : all;
}

/** True when the only order of the trade has a place in a group. */
export function isOfGroup({ orders: ofTrade }: Pick<Trade, 'orders'>): boolean {
  return ofTrade.some(({ type }) => type === ORDER_TYPE.group);
}

/** True when the only order of the trade has pieces of the pool of a flash sale. */
export function isOfFlashSale({ orders: ofTrade }: Pick<Trade, 'orders'>): boolean {
  return ofTrade.some(({ type }) => type === ORDER_TYPE.flashSale);
}

/** The last payment is the whole amount, or the balance. */
const awaitsLastPayment = or(
  and(eq(trades.state, TRADE_STATE.unpaid), isNull(trades.depositCents)),
  eq(trades.state, TRADE_STATE.deposited),
);

const isUnpaid = (tradeId: number) => and(eq(trades.id, tradeId), eq(trades.state, TRADE_STATE.unpaid));

/**
 * Waits for a bank transfer, which takes days: the trade stays open for `days` more. The caller has locked the trade.
 */
export async function awaitTransfer({ queries }: Transaction, tradeId: number, days: number): Promise<void> {
  const until = sql`${mallNow} + make_interval(days => ${days})`;
  await queries
    .update(trades)
    .set({ payType: PAY_TYPE.transfer, expiresAt: sql`greatest(${trades.expiresAt}, ${until})` })
    .where(isUnpaid(tradeId));
}

/** Ends the wait for a transfer that has come but does not pay for the trade. The trade stays unpaid. */
export async function stopAwaitingTransfer({ queries }: Transaction, tradeId: number): Promise<void> {
  await queries.update(trades).set({ payType: null }).where(isUnpaid(tradeId));
}

/** Records the last payment: the whole amount, or the balance. False when the trade no longer waits for it. */
export async function markTradeSettled(
  { queries }: Transaction,
  tradeId: number,
  state: typeof TRADE_STATE.paid | typeof TRADE_STATE.payOnDelivery,
  payType: PayType,
): Promise<boolean> {
  const changed = await queries
    .update(trades)
    .set({ state, payType, settledAt: mallNow })
    .where(and(eq(trades.id, tradeId), awaitsLastPayment))
    .returning({ id: trades.id });
  return changed.length > 0;
}

const { toPay, grouping, toShip, toReceive } = ORDER_STATUS;
const NOT_ARRIVED = [toPay, grouping, toShip, toReceive];

/**
 * Marks a trade to be paid on delivery as paid with its last order. False while one has not arrived, and after the
 * first time.
 */
export async function markCashCollected({ queries }: Transaction, tradeId: number): Promise<boolean> {
  const isOfTrade = eq(orders.tradeId, tradeId);
  const notArrived = queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOfTrade, inArray(orders.status, NOT_ARRIVED)));
  const changed = await queries
    .update(trades)
    .set({ state: TRADE_STATE.paid, settledAt: mallNow })
    .where(and(eq(trades.id, tradeId), eq(trades.state, TRADE_STATE.payOnDelivery), notExists(notArrived)))
    .returning({ id: trades.id });
  if (changed.length === 0) return false;
  await queries
    .update(orders)
    .set({ paidAt: mallNow })
    .where(and(isOfTrade, isNull(orders.closedAt)));
  return true;
}

/** False when the trade is no longer unpaid. Clears the payment method if the trade waited for a transfer. */
export async function markTradeClosed(
  { queries }: Transaction,
  tradeId: number,
  closeReason: CloseReason,
): Promise<boolean> {
  const changed = await queries
    .update(trades)
    .set({ state: TRADE_STATE.closed, closeReason, closedAt: mallNow, payType: null })
    .where(isUnpaid(tradeId))
    .returning({ id: trades.id });
  return changed.length > 0;
}

/** `issued` hands over the codes of virtual products, so their orders count as shipped at once. */
export async function markOrdersPaid(
  { queries }: Transaction,
  orderIds: readonly number[],
  { event, status, isPaid }: { event: 'paid' | 'issued'; status: OrderStatus; isPaid: boolean },
): Promise<void> {
  const changed = await queries
    .update(orders)
    .set({
      status,
      ...(isPaid ? { paidAt: mallNow } : {}),
      ...(event === 'issued' ? { shippedAt: mallNow } : {}),
    })
    .where(and(inArray(orders.id, [...orderIds]), inArray(orders.status, statusesBefore(event))))
    .returning({ id: orders.id });
  if (changed.length !== orderIds.length) {
    throw new Error(`markOrdersPaid: ${changed.length} of orders ${orderIds.join(', ')} could be ${event}`);
  }
}

export async function closeOrders({ queries }: Transaction, tradeId: number, closeReason: CloseReason): Promise<void> {
  const event: OrderEvent = closeReason === 'expired' ? 'expired' : 'canceled';
  await queries
    .update(orders)
    .set({ status: ORDER_STATUS.closed, closedAt: mallNow, closeReason })
    .where(and(eq(orders.tradeId, tradeId), inArray(orders.status, statusesBefore(event))));
}

/** The columns of the lines of open orders that stock, sales counters and codes depend on. */
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
      ...{ activityId: orderLines.activityId, mainSkuId: orderLines.mainSkuId },
      reference: orders.number,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.tradeId, tradeId), ne(orders.status, ORDER_STATUS.closed)))
    .orderBy(asc(orderLines.id));
}

export type SoldLine = Awaited<ReturnType<typeof readSoldLines>>[number];
