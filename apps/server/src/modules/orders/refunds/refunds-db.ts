import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { orders } from '../tables.ts';
import { orderRefunds } from './tables.ts';

export type OrderRefund = typeof orderRefunds.$inferSelect;
type NewRefund = Pick<OrderRefund, 'key' | 'orderId' | 'amountCents' | 'mallBearsCents' | 'points' | 'channel'>;

/** Of a line: what of its price, of the reductions that the mall bore and of its points is given back. */
export interface RefundedLine {
  readonly orderLineId: number;
  readonly paidCents: number;
  readonly mallBearsCents: number;
  readonly points: number;
}

/** Undefined when there is one with this key already. Counted at the order in the same statement. */
export async function insertOrderRefund(queries: Queries, refund: NewRefund): Promise<number | undefined> {
  const { key, orderId, amountCents, mallBearsCents, points, channel } = refund;
  const { rows } = await queries.execute<{ id: string }>(sql`
    with refund as (
      insert into order_refund (key, order_id, amount_cents, mall_bears_cents, points, channel, state)
      values (${key}, ${orderId}, ${amountCents}, ${mallBearsCents}, ${points}, ${channel}, 'requested')
      on conflict (key) do nothing returning id)
    update mall_order set refunded_cents = refunded_cents + ${amountCents}, refunded_points = refunded_points + ${points}
    from refund where mall_order.id = ${orderId} returning refund.id`);
  return rows[0] && Number(rows[0].id);
}

/** The constraints of the lines refuse more than was paid for each. */
export async function countRefundedLines(queries: Queries, lines: readonly RefundedLine[]): Promise<void> {
  const sorted = lines.toSorted((one, other) => one.orderLineId - other.orderLineId);
  const column = (pick: (line: RefundedLine) => number): SQL => sql`${sql.param(sorted.map(pick))}`;
  await queries.execute(sql`
    update order_line set refunded_cents = refunded_cents + refunded.cents,
      refunded_points = refunded_points + refunded.points
    from unnest(${column((line) => line.orderLineId)}::int[], ${column((line) => line.paidCents)}::bigint[],
      ${column((line) => line.points)}::bigint[]) as refunded(line_id, cents, points)
    where order_line.id = refunded.line_id`);
}

const selectRefund = (queries: Queries, refundId: number) =>
  queries
    .select({
      ...{ id: orderRefunds.id, state: orderRefunds.state, amountCents: orderRefunds.amountCents },
      ...{ userId: orders.userId, tradeId: orders.tradeId },
    })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(eq(orderRefunds.id, refundId));

/** A refund, and whose money it is. */
export async function findOrderRefund(queries: Queries, refundId: number) {
  const [found] = await selectRefund(queries, refundId);
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockOrderRefund(queries: Queries, refundId: number) {
  const [found] = await selectRefund(queries, refundId).for('update', { of: orderRefunds });
  return found;
}

export async function setRefundState(
  queries: Queries,
  refundId: number,
  state: OrderRefund['state'],
  channel?: OrderRefund['channel'],
): Promise<void> {
  await queries
    .update(orderRefunds)
    .set({ state, doneAt: state === 'done' ? mallNow : null, ...(channel && { channel }) })
    .where(and(eq(orderRefunds.id, refundId), ne(orderRefunds.state, state)));
}

/** The latest first. */
export async function readRefundsOfOrder(queries: Queries, orderId: number): Promise<OrderRefund[]> {
  return queries.select().from(orderRefunds).where(eq(orderRefunds.orderId, orderId)).orderBy(desc(orderRefunds.id));
}
