import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { and, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { TimeCursor } from '../../../infra/calls/cursor.ts';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { missingPlaces } from '../group-buy/missing-places-db.ts';
import { preSaleColumns } from '../pre-sale/pre-sale-columns-db.ts';
import { orderLines, orders } from '../tables.ts';
import { trades } from '../trades/tables.ts';
import { vouchers } from '../vouchers/tables.ts';
import { VOUCHER_STATUS } from '../vouchers/voucher-status.ts';
import {
  hasProblem,
  isCancelAsked,
  isOverdue,
  type StoreOrderSearch,
  searchConditions,
} from './store-order-search-db.ts';

/** The order with this number, if it is one of this store. */
const isOrderOf = (storeId: number, number: string) => and(eq(orders.storeId, storeId), eq(orders.number, number));

const listedColumns = {
  id: orders.id,
  tradeId: orders.tradeId,
  number: orders.number,
  status: orders.status,
  isPartlyShipped: orders.isPartlyShipped,
  hasProblem,
  type: orders.type,
  isVirtual: orders.isVirtual,
  deliveryType: orders.deliveryType,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
  shippedAt: orders.shippedAt,
  payType: trades.payType,
  closeReason: orders.closeReason,
  remindedAt: orders.remindedAt,
  cancelAskedAt: orders.cancelAskedAt,
  receiver: orders.receiver,
  pickup: orders.pickup,
  message: orders.message,
  storeRemark: orders.storeRemark,
  payableCents: orders.payableCents,
  ...preSaleColumns,
  missingPlaces,
};

/**
 * A caller asks for one more row than it shows, to see whether there is a next page. Keyset paging: no page costs more
 * than the first.
 */
export async function readStoreOrders(
  queries: Queries,
  storeId: number,
  search: StoreOrderSearch,
  { cursor, limit }: { cursor: TimeCursor | undefined; limit: number },
) {
  return queries
    .select({ ...listedColumns, cursorTime: sql<string>`${orders.createdAt}::text` })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(
      and(
        ...searchConditions(storeId, search),
        cursor && sql`(${orders.createdAt}, ${orders.id}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::bigint)`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

export type ListedStoreOrder = Omit<Awaited<ReturnType<typeof readStoreOrders>>[number], 'cursorTime'>;

export async function readStoreOrder(queries: Queries, storeId: number, number: string) {
  const [found] = await queries
    .select({
      ...listedColumns,
      goodsCents: orders.goodsCents,
      reductions: orders.reductions,
      shippingCents: orders.shippingCents,
      shippingOffCents: orders.shippingOffCents,
      points: orders.points,
      answers: orders.answers,
      receivedAt: orders.receivedAt,
      closedAt: orders.closedAt,
      ...{ closeNote: orders.closeNote, priceChangedAt: orders.priceChangedAt },
      originalShippingCents: orders.originalShippingCents,
    })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(isOrderOf(storeId, number));
  return found;
}

export type StoreOrderInfo = NonNullable<Awaited<ReturnType<typeof readStoreOrder>>>;

/** The printed columns of orders of this store. */
export async function readSlips(queries: Queries, storeId: number, numbers: readonly string[]) {
  return queries
    .select({
      ...{ id: orders.id, number: orders.number, createdAt: orders.createdAt, deliveryType: orders.deliveryType },
      ...{ receiver: orders.receiver, pickup: orders.pickup, message: orders.message, locale: trades.locale },
    })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(and(eq(orders.storeId, storeId), inArray(orders.number, [...numbers])));
}

export type SlipOrder = Awaited<ReturnType<typeof readSlips>>[number];

/** Counts only waiting orders, since finished ones may be millions. */
export async function countWaiting(queries: Queries, storeId: number) {
  const { toPay, toShip, toReceive } = ORDER_STATUS;
  const [counts] = await queries
    .select({
      toPay: countIf(sql`${orders.status} = ${toPay}`),
      toShip: countIf(sql`${orders.status} = ${toShip}`),
      partlyShipped: countIf(sql`${orders.status} = ${toShip} and ${orders.isPartlyShipped}`),
      reminded: countIf(sql`${orders.status} = ${toShip} and ${orders.remindedAt} is not null`),
      cancelAsked: countIf(isCancelAsked),
      toReceive: countIf(sql`${orders.status} = ${toReceive}`),
      problem: countIf(hasProblem),
      overdue: countIf(isOverdue),
    })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), sql`${orders.status} in (${toPay}, ${toShip}, ${toReceive})`));
  const none = { toPay: 0, toShip: 0, partlyShipped: 0, reminded: 0, cancelAsked: 0 };
  return counts ?? { ...none, toReceive: 0, problem: 0, overdue: 0 };
}

const countIf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** Shipping, cancelling and refunding all take this row lock, so that only one of them happens. */
export async function lockStoreOrder(queries: Queries, storeId: number, number: string) {
  const [found] = await queries
    .select({
      ...{ id: orders.id, number: orders.number, storeId: orders.storeId, userId: orders.userId },
      ...{ status: orders.status, type: orders.type, isVirtual: orders.isVirtual, deliveryType: orders.deliveryType },
      ...{ storeRemark: orders.storeRemark, isPartlyShipped: orders.isPartlyShipped, tradeId: orders.tradeId },
      ...{ reductions: orders.reductions, shippingCents: orders.shippingCents, points: orders.points },
      ...{ shippingOffCents: orders.shippingOffCents, originalShippingCents: orders.originalShippingCents },
      ...{ goodsCents: orders.goodsCents, payableCents: orders.payableCents },
      openClaims: orders.openClaims,
    })
    .from(orders)
    .where(isOrderOf(storeId, number))
    .for('update');
  return found;
}

export type StoreOrder = NonNullable<Awaited<ReturnType<typeof lockStoreOrder>>>;

/** The buyer and the trade of an order, since account and trade are locked before the order. */
export async function findStoreOrder(queries: Queries, storeId: number, number: string) {
  const [found] = await queries
    .select({ tradeId: orders.tradeId, userId: orders.userId })
    .from(orders)
    .where(isOrderOf(storeId, number));
  return found;
}

/** The caller has locked the order with `lockStoreOrder` and checked its status. */
export async function markShipped(queries: Queries, orderId: number): Promise<void> {
  await queries
    .update(orders)
    .set({ status: ORDER_STATUS.toReceive, shippedAt: mallNow, isPartlyShipped: false })
    .where(and(eq(orders.id, orderId), eq(orders.status, ORDER_STATUS.toShip)));
}

export async function markPartlyShipped(queries: Queries, orderId: number): Promise<void> {
  await queries.update(orders).set({ isPartlyShipped: true }).where(eq(orders.id, orderId));
}

export async function writeRemark(queries: Queries, orderId: number, storeRemark: string): Promise<void> {
  await queries.update(orders).set({ storeRemark }).where(eq(orders.id, orderId));
}

/** The number of the order that waits for pickup in this store under this code. A constraint allows only one. */
export async function findByPickupCode(queries: Queries, storeId: number, code: string): Promise<string | undefined> {
  const [found] = await queries
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(sql`${orders.pickup} ->> 'code'`, code),
        isNotNull(orders.pickup),
        eq(orders.status, ORDER_STATUS.toShip),
      ),
    );
  return found?.number;
}

/** The trade of a voucher of this store, which is locked before the voucher. */
export async function findTradeOfVoucher(queries: Queries, storeId: number, code: string): Promise<number | undefined> {
  const [found] = await queries
    .select({ tradeId: orders.tradeId })
    .from(vouchers)
    .innerJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(vouchers.code, code), eq(orders.storeId, storeId)));
  return found?.tradeId;
}

/** Locks a voucher of this store, and reads its order. */
export async function lockVoucher(queries: Queries, storeId: number, code: string) {
  const [found] = await queries
    .select({
      ...{ id: vouchers.id, status: vouchers.status, usedAt: vouchers.usedAt, validUntil: vouchers.validUntil },
      isExpired: sql<boolean>`coalesce(${vouchers.validUntil} <= ${mallNow}, false)`,
      ...{ orderId: orders.id, number: orders.number, userId: orders.userId },
      ...{ prodName: orderLines.prodName, skuName: orderLines.skuName },
    })
    .from(vouchers)
    .innerJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(vouchers.code, code), eq(orders.storeId, storeId)))
    .for('update', { of: vouchers });
  return found;
}

/** Atomic: true for one of concurrent callers. */
export async function markVoucherUsed(queries: Queries, voucherId: number): Promise<boolean> {
  const used = await queries
    .update(vouchers)
    .set({ status: VOUCHER_STATUS.used, usedAt: mallNow })
    .where(and(eq(vouchers.id, voucherId), eq(vouchers.status, VOUCHER_STATUS.unused)))
    .returning({ id: vouchers.id });
  return used.length > 0;
}

/** The number of codes of an order, and how many of them are used. Refunded codes do not count. */
export async function countVouchers(queries: Queries, orderId: number): Promise<{ total: number; used: number }> {
  const [counts] = await queries
    .select({
      total: sql<number>`count(*)::int`,
      used: countIf(sql`${vouchers.status} = ${VOUCHER_STATUS.used}`),
    })
    .from(vouchers)
    .innerJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
    .where(and(eq(orderLines.orderId, orderId), ne(vouchers.status, VOUCHER_STATUS.refunded)));
  return counts ?? { total: 0, used: 0 };
}
