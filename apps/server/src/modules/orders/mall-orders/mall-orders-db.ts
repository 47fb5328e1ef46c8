import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { TimeCursor } from '../../../infra/calls/cursor.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { missingPlaces } from '../group-buy/missing-places-db.ts';
import { preSaleColumns } from '../pre-sale/pre-sale-columns-db.ts';
import { orders } from '../tables.ts';
import { trades } from '../trades/tables.ts';

const listedColumns = {
  id: orders.id,
  tradeId: orders.tradeId,
  number: orders.number,
  storeId: orders.storeId,
  userId: orders.userId,
  status: orders.status,
  isPartlyShipped: orders.isPartlyShipped,
  type: orders.type,
  deliveryType: orders.deliveryType,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
  payType: trades.payType,
  closeReason: orders.closeReason,
  payableCents: orders.payableCents,
  refundedCents: orders.refundedCents,
  ...preSaleColumns,
  missingPlaces,
};

export interface MallOrderSearch {
  readonly orderNumber?: string | undefined;
  /** The buyers whom the search for a buyer found. */
  readonly userIds?: readonly string[] | undefined;
  readonly storeId?: number | undefined;
  readonly status: number;
  readonly isPlatformRefund?: boolean | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/**
 * Every condition is the prefix of an index that ends in time and id. Keyset paging: no page costs more than the first.
 */
export async function readMallOrders(
  queries: Queries,
  { orderNumber, userIds, storeId, status, isPlatformRefund, from, until }: MallOrderSearch,
  { cursor, limit }: { cursor: TimeCursor | undefined; limit: number },
) {
  return queries
    .select({ ...listedColumns, cursorTime: sql<string>`${orders.createdAt}::text` })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(
      and(
        orderNumber ? eq(orders.number, orderNumber) : undefined,
        userIds && inArray(orders.userId, [...userIds]),
        storeId === undefined ? undefined : eq(orders.storeId, storeId),
        status === 0 ? undefined : sql`${orders.status} = ${status}`,
        isPlatformRefund ? sql`${orders.closeReason} = 'platform'` : undefined,
        from ? gte(orders.createdAt, sql`${from}::date`) : undefined,
        until ? lt(orders.createdAt, sql`${until}::date + 1`) : undefined,
        cursor && sql`(${orders.createdAt}, ${orders.id}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::bigint)`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

export type ListedMallOrder = Omit<Awaited<ReturnType<typeof readMallOrders>>[number], 'cursorTime'>;

export async function readMallOrder(queries: Queries, number: string) {
  const [found] = await queries
    .select({
      ...listedColumns,
      ...{ isVirtual: orders.isVirtual, goodsCents: orders.goodsCents, reductions: orders.reductions },
      ...{ shippingCents: orders.shippingCents, shippingOffCents: orders.shippingOffCents, points: orders.points },
      ...{ commissionCents: orders.commissionCents, receiver: orders.receiver, pickup: orders.pickup },
      ...{ shippedAt: orders.shippedAt, receivedAt: orders.receivedAt, storePaidAt: orders.storePaidAt },
      ...{ closedAt: orders.closedAt, closeNote: orders.closeNote },
    })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(eq(orders.number, number));
  return found;
}

export type MallOrder = NonNullable<Awaited<ReturnType<typeof readMallOrder>>>;

/** Numbers of the orders that are paid together. */
export async function readNumbersOfTrade(queries: Queries, tradeId: number): Promise<string[]> {
  const rows = await queries
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.tradeId, tradeId))
    .orderBy(asc(orders.id));
  return rows.map(({ number }) => number);
}

export async function findStoreOf(queries: Queries, number: string): Promise<number | undefined> {
  const [found] = await queries.select({ storeId: orders.storeId }).from(orders).where(eq(orders.number, number));
  return found?.storeId;
}

/** For other modules, whose rows belong to the trade of an order. */
export async function findTradeOfOrder(queries: Queries, number: string): Promise<number | undefined> {
  const [found] = await queries.select({ tradeId: orders.tradeId }).from(orders).where(eq(orders.number, number));
  return found?.tradeId;
}
