import { ORDER_STATUS, TRADE_STATE } from '@galleria/domain/orders/order-status';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { orders } from '../tables.ts';
import { trades } from '../trades/tables.ts';

/** The time is text, since a JavaScript date has no microseconds. */
export interface PayableCursor {
  readonly receivedAt: string;
  readonly id: number;
}

const RECEIVED = [ORDER_STATUS.toReview, ORDER_STATUS.done];

/** The store is unpaid, the order was received, its after-sales period is over, and it has no open refund request. */
const isDue = (afterSalesDays: number) =>
  and(
    isNull(orders.storePaidAt),
    eq(orders.openClaims, 0),
    inArray(orders.status, RECEIVED),
    sql`${orders.receivedAt} <= ${mallNow} - make_interval(days => ${afterSalesDays})`,
  );

/** Orders whose stores are to be paid, the oldest receipt first. */
export async function readPayableOrders(queries: Queries, afterSalesDays: number, after: PayableCursor, limit: number) {
  const isAfter = sql`(${orders.receivedAt}, ${orders.id}) > (${after.receivedAt}::timestamptz, ${after.id}::bigint)`;
  return queries
    .select({ id: orders.id, tradeId: orders.tradeId, receivedAt: sql<string>`${orders.receivedAt}::text` })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(and(isDue(afterSalesDays), eq(trades.state, TRADE_STATE.paid), isAfter))
    .orderBy(asc(orders.receivedAt), asc(orders.id))
    .limit(limit);
}

/**
 * A closed order whose pieces were all refunded before they were sent, for less than was paid: as agreed in the refund
 * requests, the rest is the store's.
 */
const hasRemainder = and(
  isNull(orders.storePaidAt),
  eq(orders.status, ORDER_STATUS.closed),
  eq(orders.closeReason, 'refund'),
  gt(orders.payableCents, orders.refundedCents),
);

/**
 * The amounts to pay out; undefined when the order is not due, or was paid out before. Atomic: of concurrent calls one
 * succeeds.
 */
export async function markStorePaid({ queries }: Transaction, orderId: number, due: number | 'closed') {
  const [marked] = await queries
    .update(orders)
    .set({ storePaidAt: mallNow, refundedBeforeCents: sql`${orders.refundedCents} + ${orders.refundedMallCents}` })
    .where(and(eq(orders.id, orderId), due === 'closed' ? hasRemainder : isDue(due)))
    .returning({
      tradeId: orders.tradeId,
      storeId: orders.storeId,
      goodsCents: orders.goodsCents,
      reductions: orders.reductions,
      payableCents: orders.payableCents,
      commissionCents: orders.commissionCents,
      refundedBeforeCents: orders.refundedBeforeCents,
      commissionRefundedBeforeCents: orders.commissionRefundedCents,
    });
  return marked;
}
