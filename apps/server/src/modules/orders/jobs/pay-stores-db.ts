import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { orders, trades } from '../tables.ts';

/** Where a sweep through the orders has got to. The time is as the database writes it, which no JavaScript date is. */
export interface SweepPlace {
  readonly receivedAt: string;
  readonly id: number;
}

const KEPT = [ORDER_STATUS.toReview, ORDER_STATUS.done];

/** The buyer has it, and can no longer give it back. */
const isDue = (afterSalesDays: number) =>
  and(
    isNull(orders.storePaidAt),
    inArray(orders.status, KEPT),
    sql`${orders.receivedAt} <= ${mallNow} - make_interval(days => ${afterSalesDays})`,
  );

/** Orders whose stores are to be paid, those that have waited longest first. */
export async function readPayableOrders(queries: Queries, afterSalesDays: number, after: SweepPlace, limit: number) {
  const passed = sql`(${orders.receivedAt}, ${orders.id}) > (${after.receivedAt}::timestamptz, ${after.id}::bigint)`;
  return queries
    .select({ id: orders.id, tradeId: orders.tradeId, receivedAt: sql<string>`${orders.receivedAt}::text` })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(and(isDue(afterSalesDays), eq(trades.state, 'paid'), passed))
    .orderBy(asc(orders.receivedAt), asc(orders.id))
    .limit(limit);
}

/** What there is to pay out; nothing when it is not due, or was paid already. Of many at once, one does it. */
export async function markStorePaid({ queries }: Transaction, orderId: number, afterSalesDays: number) {
  const [marked] = await queries
    .update(orders)
    .set({ storePaidAt: mallNow })
    .where(and(eq(orders.id, orderId), isDue(afterSalesDays)))
    .returning({
      tradeId: orders.tradeId,
      storeId: orders.storeId,
      goodsCents: orders.goodsCents,
      reductions: orders.reductions,
      payableCents: orders.payableCents,
      commissionPercent: orders.commissionPercent,
    });
  return marked;
}
