import { commissionAfter } from '@galleria/domain/commission/commission-of';
import type { PaymentPart } from '@galleria/domain/payments/next-payment';
import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { readOrderLines } from '../own-orders/own-orders-db.ts';
import { orders } from '../tables.ts';
import { orderRefunds } from './tables.ts';

export type OrderRefund = typeof orderRefunds.$inferSelect;
type NewRefund = Pick<
  OrderRefund,
  'key' | 'orderId' | 'amountCents' | 'mallBearsCents' | 'points' | 'channel' | 'part' | 'leadId'
>;

/** The refunded part of a line: of its price, of the reductions that the mall bore, and of its points. */
export interface RefundedLine {
  readonly orderLineId: number;
  /** Includes the postage. */
  readonly paidCents: number;
  readonly postageCents: number;
  readonly mallBearsCents: number;
  readonly points: number;
  /** The amount that a combo holds back; negative when it gives back an amount that it held back. */
  readonly withheldCents?: number;
}

/** Undefined when a refund with this key exists. The same statement adds the refund to the sums of the order. */
export async function insertOrderRefund(queries: Queries, refund: NewRefund): Promise<number | undefined> {
  const { key, orderId, amountCents, mallBearsCents, points, channel, part, leadId } = refund;
  const { rows } = await queries.execute<{ id: string }>(sql`
    with refund as (
      insert into order_refund (key, order_id, amount_cents, mall_bears_cents, points, channel, state, part, lead_id)
      values (${key}, ${orderId}, ${amountCents}, ${mallBearsCents}, ${points}, ${channel}, 'requested', ${part}, ${leadId})
      on conflict (key) do nothing returning id)
    update mall_order set refunded_cents = refunded_cents + ${amountCents}, refunded_points = refunded_points + ${points},
      refunded_mall_cents = refunded_mall_cents + ${mallBearsCents}
    from refund where mall_order.id = ${orderId} returning refund.id`);
  return rows[0] && Number(rows[0].id);
}

/** Constraints of the lines reject more than was paid for each. */
export async function countRefundedLines(queries: Queries, lines: readonly RefundedLine[]): Promise<void> {
  const sorted = lines.toSorted((one, other) => one.orderLineId - other.orderLineId);
  const column = (pick: (line: RefundedLine) => number): SQL => sql`${sql.param(sorted.map(pick))}`;
  await queries.execute(sql`
    update order_line set refunded_cents = refunded_cents + refunded.cents,
      refunded_points = refunded_points + refunded.points, refunded_mall_cents = refunded_mall_cents + refunded.mall_cents,
      refunded_shipping_cents = refunded_shipping_cents + refunded.shipping_cents,
      withheld_cents = withheld_cents + refunded.held_cents
    from unnest(${column((line) => line.orderLineId)}::int[], ${column((line) => line.paidCents)}::bigint[],
      ${column((line) => line.points)}::bigint[], ${column((line) => line.mallBearsCents)}::bigint[],
      ${column((line) => line.postageCents)}::bigint[], ${column((line) => line.withheldCents ?? 0)}::bigint[])
      as refunded(line_id, cents, points, mall_cents, shipping_cents, held_cents)
    where order_line.id = refunded.line_id`);
}

/**
 * The commission that the mall gives up with the latest refund of the order, after the lines have counted that refund.
 * The caller has locked the trade.
 */
export async function reverseCommission(queries: Queries, orderId: number): Promise<number> {
  const [order] = await queries
    .select({ commissionCents: orders.commissionCents, before: orders.commissionRefundedCents })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) throw new Error(`reverseCommission: there is no order ${orderId}`);
  const lines = (await readOrderLines(queries, [orderId])).map((line) => {
    return { ...line, returnedCents: line.refundedCents - line.refundedShippingCents + line.refundedMallCents };
  });
  const commissionRefundedCents = order.commissionCents - commissionAfter(lines);
  await queries.update(orders).set({ commissionRefundedCents }).where(eq(orders.id, orderId));
  return commissionRefundedCents - order.before;
}

const selectRefund = (queries: Queries, refundId: number) =>
  queries
    .select({
      ...{ id: orderRefunds.id, state: orderRefunds.state, amountCents: orderRefunds.amountCents },
      part: orderRefunds.part,
      ...{ userId: orders.userId, tradeId: orders.tradeId },
    })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(eq(orderRefunds.id, refundId));

/** A refund with its buyer and its trade. */
export async function findOrderRefund(queries: Queries, refundId: number) {
  const [found] = await selectRefund(queries, refundId);
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockOrderRefund(queries: Queries, refundId: number) {
  const [found] = await selectRefund(queries, refundId).for('update', { of: orderRefunds });
  return found;
}

/** The answer is final only while the trade is locked. */
export async function hasRefundWithKey(queries: Queries, key: string): Promise<boolean> {
  return (await queries.$count(orderRefunds, eq(orderRefunds.key, key))) > 0;
}

/** The refunded amount of each part of a trade. The caller has locked the trade. */
export async function readRefundedParts(queries: Queries, orderId: number): Promise<ReadonlyMap<PaymentPart, number>> {
  const rows = await queries
    .select({ part: orderRefunds.part, cents: sql<number>`sum(${orderRefunds.amountCents})::float8` })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, orderId))
    .groupBy(orderRefunds.part);
  return new Map(rows.map(({ part, cents }) => [part, cents]));
}

/** The state of a refund with all its parts: failed when one has failed, done when all are done. */
export async function readRefundProgress(
  queries: Queries,
  refundId: number,
): Promise<OrderRefund['state'] | undefined> {
  const parts = await queries
    .select({ state: orderRefunds.state })
    .from(orderRefunds)
    .where(or(eq(orderRefunds.id, refundId), eq(orderRefunds.leadId, refundId)));
  const states = new Set(parts.map(({ state }) => state));
  if (states.has('failed')) return 'failed';
  return states.has('requested') ? 'requested' : parts[0]?.state;
}

/** Announced with `{ refundId }` when a refund, or a part of it, was paid out, was rejected, or is retried. */
export const ORDER_REFUND_CHANGED = 'order.refundChanged';

export async function setRefundState(
  transaction: Transaction,
  refundId: number,
  state: OrderRefund['state'],
  channel?: OrderRefund['channel'],
): Promise<void> {
  const changed = await transaction.queries
    .update(orderRefunds)
    .set({ state, doneAt: state === 'done' ? mallNow : null, ...(channel && { channel }) })
    .where(and(eq(orderRefunds.id, refundId), ne(orderRefunds.state, state)))
    .returning({ leadId: orderRefunds.leadId });
  const [one] = changed;
  if (one) await transaction.announce(ORDER_REFUND_CHANGED, { refundId: one.leadId ?? refundId });
}

/** The latest first. */
export async function readRefundsOfOrder(queries: Queries, orderId: number): Promise<OrderRefund[]> {
  return queries.select().from(orderRefunds).where(eq(orderRefunds.orderId, orderId)).orderBy(desc(orderRefunds.id));
}
