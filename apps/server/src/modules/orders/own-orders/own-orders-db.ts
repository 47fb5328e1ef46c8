import type { OrderStatus } from '@galleria/domain/orders/order-status';
import type { ParcelState } from '@galleria/domain/orders/parcel-state';
import { and, asc, desc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { preSaleColumns } from '../pre-sale/pre-sale-columns-db.ts';
import { orderLines, orders } from '../tables.ts';
import { trades } from '../trades/tables.ts';
import { vouchers } from '../vouchers/tables.ts';
import { VOUCHER_STATUS } from '../vouchers/voucher-status.ts';

/** One order by its number, and the user that it must belong to. */
export interface OwnOrderKey {
  readonly userId: string;
  readonly number: string;
}

/** The orders of the user, without those that the user has deleted. */
const isOwnedBy = (userId: string) => and(eq(orders.userId, userId), isNull(orders.hiddenAt));
export const isOwnOrder = ({ userId, number }: OwnOrderKey) => and(isOwnedBy(userId), eq(orders.number, number));

const listedColumns = {
  id: orders.id,
  number: orders.number,
  tradeId: orders.tradeId,
  tradeNumbers: sql<string>`(select string_agg(other.number, ',' order by other.id)
    from mall_order other where other.trade_id = ${orders.tradeId})`,
  storeId: orders.storeId,
  status: orders.status,
  parcelStates: sql<ParcelState[]>`array(select parcel.state from parcel where parcel.order_id = ${orders.id})`,
  type: orders.type,
  isVirtual: orders.isVirtual,
  goodsCents: orders.goodsCents,
  reductions: orders.reductions,
  shippingCents: orders.shippingCents,
  shippingOffCents: orders.shippingOffCents,
  payableCents: orders.payableCents,
  points: orders.points,
  createdAt: orders.createdAt,
  closeReason: orders.closeReason,
  cancelAskedAt: orders.cancelAskedAt,
  ...{ paidAt: orders.paidAt, receivedAt: orders.receivedAt, completedAt: orders.completedAt },
  ...{ openClaims: orders.openClaims, refundedCents: orders.refundedCents, refundedPoints: orders.refundedPoints },
  hasLeft: sql<boolean>`${orders.isPartlyShipped} or exists (select from voucher join order_line
    on order_line.id = voucher.order_line_id
    where order_line.order_id = ${orders.id} and voucher.status = ${sql.raw(String(VOUCHER_STATUS.used))})`,
  hasFailedRefund: sql<boolean>`exists (select from order_refund
    where order_refund.order_id = ${orders.id} and order_refund.state = 'failed')`,
  payType: trades.payType,
  settledAt: trades.settledAt,
  expiresAt: trades.expiresAt,
  ...preSaleColumns,
};

export interface OrderSearch {
  readonly status: number | undefined;
  readonly type: number | undefined;
  readonly keyword: string;
  /** Stores whose name contains the keyword. */
  readonly storeIds: readonly number[];
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

/** One page of the user's orders, newest first, and the total. Lines are read separately. */
export async function readOwnOrders(
  queries: Queries,
  userId: string,
  search: OrderSearch,
  { offset, limit }: { offset: number; limit: number },
) {
  const isFound = and(isOwnedBy(userId), ...conditions(search));
  const rows = await queries
    .select({ ...listedColumns, total: sql<number>`(count(*) over ())::int` })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(isFound)
    .orderBy(desc(orders.id))
    .offset(offset)
    .limit(limit);
  // Past the last page there is no row to carry the total.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await queries.$count(orders, isFound));
  return { orders: rows, total };
}

export type ListedOrder = Omit<Awaited<ReturnType<typeof readOwnOrders>>['orders'][number], 'total'>;

function conditions({ status, type, keyword, storeIds, from, until }: OrderSearch): (SQL | undefined)[] {
  return [
    status === undefined ? undefined : sql`${orders.status} = ${status}`,
    type === undefined ? undefined : sql`${orders.type} = ${type}`,
    keyword === '' ? undefined : mentions(keyword, storeIds),
    from && gte(orders.createdAt, from),
    until && lte(orders.createdAt, until),
  ];
}

/** Searches names in every language, since the order may have been placed in another one than the list is shown in. */
function mentions(keyword: string, storeIds: readonly number[]): SQL | undefined {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`${orders.number} like ${pattern}`,
    storeIds.length > 0 ? inArray(orders.storeId, [...storeIds]) : undefined,
    sql`exists (select from order_line line, jsonb_each_text(line.prod_name) name
      where line.order_id = ${orders.id} and name.value ilike ${pattern})`,
  );
}

/** The lines of these orders, every gift directly after its main item. */
export async function readOrderLines(queries: Queries, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  const lines = await queries
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
  const gifts = lines.filter(({ mainSkuId }) => mainSkuId !== null);
  if (gifts.length === 0) return lines;
  return lines
    .filter(({ mainSkuId }) => mainSkuId === null)
    .flatMap((main) => [
      main,
      ...gifts.filter(({ orderId, mainSkuId }) => orderId === main.orderId && mainSkuId === main.skuId),
    ]);
}

export type OrderLine = Awaited<ReturnType<typeof readOrderLines>>[number];

export async function countOwnOrders(queries: Queries, userId: string): Promise<Map<OrderStatus, number>> {
  const rows = await queries
    .select({ status: orders.status, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(isOwnedBy(userId))
    .groupBy(orders.status);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

export async function readOwnOrder(queries: Queries, key: OwnOrderKey) {
  const [found] = await queries
    .select({
      ...listedColumns,
      deliveryType: orders.deliveryType,
      message: orders.message,
      receiver: orders.receiver,
      pickup: orders.pickup,
      answers: orders.answers,
      invoice: orders.invoice,
      paidAt: orders.paidAt,
      shippedAt: orders.shippedAt,
      receivedAt: orders.receivedAt,
      closedAt: orders.closedAt,
      closeNote: orders.closeNote,
      priceChangedAt: orders.priceChangedAt,
      remindedAt: orders.remindedAt,
      ...{ minDays: orders.minDays, maxDays: orders.maxDays },
    })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(isOwnOrder(key));
  return found;
}

export type OwnOrder = NonNullable<Awaited<ReturnType<typeof readOwnOrder>>>;

/** The columns of the user's order that decisions about it need. */
export async function findOwnOrder(queries: Queries, key: OwnOrderKey) {
  const [found] = await queries
    .select({
      ...{ id: orders.id, number: orders.number, storeId: orders.storeId, tradeId: orders.tradeId },
      ...{ status: orders.status, type: orders.type, isVirtual: orders.isVirtual, hasLeft: orders.isPartlyShipped },
      ...{ remindedAt: orders.remindedAt, cancelAskedAt: orders.cancelAskedAt },
      openClaims: orders.openClaims,
    })
    .from(orders)
    .where(isOwnOrder(key));
  return found;
}

/** For messages about one order. */
export async function readOrderForMail(queries: Queries, orderId: number) {
  const [found] = await queries
    .select({
      ...{ number: orders.number, tradeId: orders.tradeId, userId: orders.userId, storeId: orders.storeId },
      ...{ closeReason: orders.closeReason, closeNote: orders.closeNote },
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  return found;
}

export type OrderForMail = NonNullable<Awaited<ReturnType<typeof readOrderForMail>>>;

/** The ids of those of these orders that belong to the user, in the order in which they were placed. */
export async function findOwnOrderIds(queries: Queries, userId: string, numbers: readonly string[]): Promise<number[]> {
  const rows = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOwnedBy(userId), inArray(orders.number, [...numbers])))
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
}

export async function readVouchers(queries: Queries, orderId: number) {
  return queries
    .select({
      code: vouchers.code,
      orderLineId: vouchers.orderLineId,
      status: vouchers.status,
      validUntil: vouchers.validUntil,
    })
    .from(vouchers)
    .innerJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(vouchers.orderLineId), asc(vouchers.ordinal));
}
