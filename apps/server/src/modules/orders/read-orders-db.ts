import { statesBefore } from '@galleria/domain/orders/order-lifecycle';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@galleria/domain/site/locales';
import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { orderLines, orders, trades, vouchers } from './tables.ts';

const listedColumns = {
  id: orders.id,
  number: orders.number,
  tradeId: orders.tradeId,
  tradeNumbers: sql<string>`(select string_agg(other.number, ',' order by other.id)
    from mall_order other where other.trade_id = ${orders.tradeId})`,
  storeId: orders.storeId,
  status: orders.status,
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
  payType: trades.payType,
  expiresAt: trades.expiresAt,
  /** The mall's time, by which everything that is left is counted. */
  now: sql<Date>`${mallNow}`.mapWith(trades.expiresAt),
};

/** An order that its buyer put out of sight is not there for them. */
const ownedBy = (userId: string) => and(eq(orders.userId, userId), isNull(orders.hiddenAt));

export interface OrderSearch {
  readonly status: number | undefined;
  readonly type: number | undefined;
  readonly keyword: string;
  /** Stores that are called like the keyword. */
  readonly storeIds: readonly number[];
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

/** One page of own orders, newest first, and how many there are in all. Their lines are asked for apart. */
export async function readOwnOrders(
  queries: Queries,
  userId: string,
  search: OrderSearch,
  { offset, limit }: { offset: number; limit: number },
) {
  const wanted = and(ownedBy(userId), ...conditions(search));
  const rows = await queries
    .select({ ...listedColumns, total: sql<number>`(count(*) over ())::int` })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(wanted)
    .orderBy(desc(orders.id))
    .offset(offset)
    .limit(limit);
  // Past the last page there is no row to carry the number.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await queries.$count(orders, wanted));
  return { orders: rows, total };
}

export type ListedOrder = Omit<Awaited<ReturnType<typeof readOwnOrders>>['orders'][number], 'total'>;

function conditions({ status, type, keyword, storeIds, from, until }: OrderSearch): (SQL | undefined)[] {
  return [
    status === undefined ? undefined : eq(orders.status, status),
    type === undefined ? undefined : eq(orders.type, type),
    keyword === '' ? undefined : mentions(keyword, storeIds),
    from && gte(orders.createdAt, from),
    until && lte(orders.createdAt, until),
  ];
}

/** In any language: somebody may have bought in another one than they look in. */
function mentions(keyword: string, storeIds: readonly number[]): SQL | undefined {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`${orders.number} like ${pattern}`,
    storeIds.length > 0 ? inArray(orders.storeId, [...storeIds]) : undefined,
    sql`exists (select from order_line line, jsonb_each_text(line.prod_name) name
      where line.order_id = ${orders.id} and name.value ilike ${pattern})`,
  );
}

export async function readOrderLines(queries: Queries, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return queries
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
}

export type OrderLine = Awaited<ReturnType<typeof readOrderLines>>[number];

export async function countOwnOrders(queries: Queries, userId: string): Promise<Map<number, number>> {
  const rows = await queries
    .select({ status: orders.status, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(ownedBy(userId))
    .groupBy(orders.status);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

export async function readOwnOrder(queries: Queries, userId: string, number: string) {
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
      completedAt: orders.completedAt,
      closedAt: orders.closedAt,
      remindedAt: orders.remindedAt,
    })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(and(ownedBy(userId), eq(orders.number, number)));
  return found;
}

export type OwnOrder = NonNullable<Awaited<ReturnType<typeof readOwnOrder>>>;

/** As much of an own order as deciding about it takes. */
export async function findOwnOrder(queries: Queries, userId: string, number: string) {
  const [found] = await queries
    .select({ id: orders.id, tradeId: orders.tradeId, status: orders.status, remindedAt: orders.remindedAt })
    .from(orders)
    .where(and(ownedBy(userId), eq(orders.number, number)));
  return found;
}

/** Those of these orders that are somebody's own, in the order in which they were placed. */
export async function findOwnOrderIds(queries: Queries, userId: string, numbers: readonly string[]): Promise<number[]> {
  const rows = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(ownedBy(userId), inArray(orders.number, [...numbers])))
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

/** The trade that somebody's submission became; nothing when there was none. */
export async function findSubmission(queries: Queries, userId: string, submissionId: string) {
  const [found] = await queries
    .select({ tradeId: trades.id, state: trades.state })
    .from(trades)
    .where(and(eq(trades.userId, userId), eq(trades.submissionId, submissionId)));
  return found;
}

/** What a letter about a trade says. */
export async function readTradeNews(queries: Queries, tradeId: number) {
  const [found] = await queries
    .select({
      userId: trades.userId,
      state: trades.state,
      closeReason: trades.closeReason,
      payableCents: trades.payableCents,
      currency: trades.currency,
      locale: trades.locale,
      numbers: sql<string[]>`array_agg(${orders.number} order by ${orders.id})`,
    })
    .from(trades)
    .innerJoin(orders, eq(orders.tradeId, trades.id))
    .where(eq(trades.id, tradeId))
    .groupBy(trades.id);
  const locale: Locale = isLocale(found?.locale) ? found.locale : DEFAULT_LOCALE;
  return found && { ...found, locale };
}

/** By what people know trades, and whether they still wait. */
export async function readTradeLabels(queries: Queries, tradeIds: readonly number[]) {
  const rows = await queries
    .select({
      id: trades.id,
      state: trades.state,
      expiresAt: trades.expiresAt,
      numbers: sql<string[]>`array_agg(${orders.number} order by ${orders.id})`,
    })
    .from(trades)
    .innerJoin(orders, eq(orders.tradeId, trades.id))
    .where(inArray(trades.id, [...tradeIds]))
    .groupBy(trades.id);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Trades that nobody paid for in time, from the one after `afterId` on. Those that somebody has in hand just now are left
 * out: whoever it is decides about them.
 */
export async function readOverdueTrades(queries: Queries, afterId: number, limit: number) {
  return queries
    .select({ id: trades.id })
    .from(trades)
    .where(and(eq(trades.state, 'unpaid'), lte(trades.expiresAt, mallNow), gt(trades.id, afterId)))
    .orderBy(asc(trades.id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

const CODE_TO_BE_USED = 0;

/**
 * Orders whose receipt nobody confirmed in time, from the one after `afterId` on: so many days after they were sent. What
 * needs no sending has until none of its codes can be used any more; a code without an end has as long as a parcel.
 */
export async function readOverdueReceipts(queries: Queries, autoReceiveDays: number, afterId: number, limit: number) {
  const isSentLongAgo = sql`${orders.shippedAt} <= ${mallNow} - make_interval(days => ${autoReceiveDays})`;
  const isGoodYet = or(gt(vouchers.validUntil, mallNow), and(isNull(vouchers.validUntil), not(isSentLongAgo)));
  const usableCodes = queries
    .select({ id: vouchers.id })
    .from(vouchers)
    .innerJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
    .where(and(eq(orderLines.orderId, orders.id), eq(vouchers.status, CODE_TO_BE_USED), isGoodYet));
  const isOverdue = or(
    and(eq(orders.isVirtual, false), isSentLongAgo),
    and(eq(orders.isVirtual, true), notExists(usableCodes)),
  );
  return queries
    .select({ id: orders.id, userId: orders.userId, number: orders.number })
    .from(orders)
    .where(and(inArray(orders.status, statesBefore('received')), gt(orders.id, afterId), isOverdue))
    .orderBy(asc(orders.id))
    .limit(limit);
}

/**
 * Makes a job for each trade that will be overdue within so many seconds, to the second. A job for every trade when it is
 * placed would be made for nothing nearly every time, and wakes the workers of all processes.
 */
export async function planExpiries(queries: Queries, withinSeconds: number): Promise<void> {
  await queries.execute(sql`
    select count(graphile_worker.add_job('expireTrade', json_build_object('tradeId', ${trades.id}),
      run_at => ${trades.expiresAt}, job_key => 'expire:' || ${trades.id}))
    from ${trades}
    where ${trades.state} = 'unpaid' and ${trades.expiresAt} > ${mallNow}
      and ${trades.expiresAt} <= ${mallNow} + make_interval(secs => ${withinSeconds})`);
}

/** Everything that somebody ever ordered, also what they put out of sight. */
export async function readOrdersForExport(queries: Queries, userId: string) {
  return queries.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id));
}
