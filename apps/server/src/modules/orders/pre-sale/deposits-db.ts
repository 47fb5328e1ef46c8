import { statusesBefore } from '@galleria/domain/orders/order-lifecycle';
import { type CloseReason, ORDER_STATUS, TRADE_STATE } from '@galleria/domain/orders/order-status';
import type { PayType } from '@galleria/domain/payments/pay-types';
import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { orderLines, orders } from '../tables.ts';
import { trades } from '../trades/tables.ts';

const isDeposited = (tradeId: number) => and(eq(trades.id, tradeId), eq(trades.state, TRADE_STATE.deposited));

/**
 * Marks the deposit as paid; the trade then expires with the window of its balance. False when it is no longer unpaid.
 */
export async function markDepositPaid({ queries }: Transaction, tradeId: number, payType: PayType): Promise<boolean> {
  const changed = await queries
    .update(trades)
    .set({
      ...{ state: TRADE_STATE.deposited, depositPaidAt: mallNow, depositPayType: payType },
      expiresAt: sql`${trades.balanceUntil}`,
    })
    .where(and(eq(trades.id, tradeId), eq(trades.state, TRADE_STATE.unpaid)))
    .returning({ id: trades.id });
  return changed.length > 0;
}

/** False when the trade no longer waits for its balance, because it was paid or closed concurrently. */
export async function closeDeposited({ queries }: Transaction, tradeId: number, closeReason: CloseReason) {
  const changed = await queries
    .update(trades)
    .set({ state: TRADE_STATE.closed, closeReason, closedAt: mallNow })
    .where(isDeposited(tradeId))
    .returning({ id: trades.id });
  return changed.length > 0;
}

/**
 * Closes the order and gives its deposit to the store. The unpaid part counts as refunded before the store was paid,
 * and the whole commission as refunded, since no goods were sold: the rest of the order (`storeShare`) is then the
 * deposit.
 */
export async function markDepositKept({ queries }: Transaction, tradeId: number) {
  const [kept] = await queries
    .update(orders)
    .set({
      ...{ status: ORDER_STATUS.closed, closedAt: mallNow, closeReason: 'balance', storePaidAt: mallNow },
      paidAt: sql`${trades.depositPaidAt}`,
      refundedBeforeCents: sql`${orders.payableCents} - ${trades.depositCents}`,
      commissionRefundedCents: sql`${orders.commissionCents}`,
    })
    .from(trades)
    .where(and(eq(orders.tradeId, tradeId), eq(trades.id, tradeId), inArray(orders.status, statusesBefore('expired'))))
    .returning({
      ...{ id: orders.id, tradeId: orders.tradeId, storeId: orders.storeId, goodsCents: orders.goodsCents },
      ...{ reductions: orders.reductions, payableCents: orders.payableCents, commissionCents: orders.commissionCents },
      refundedBeforeCents: orders.refundedBeforeCents,
      commissionRefundedBeforeCents: orders.commissionRefundedCents,
    });
  if (!kept) throw new Error(`markDepositKept: trade ${tradeId} has no order that waits for its balance`);
  return kept;
}

/** Trades with ids above `afterId` whose balance can be paid, and whose buyers were not reminded yet. */
export async function readOpenedBalances(queries: Queries, afterId: number, limit: number) {
  return queries
    .select({ id: trades.id })
    .from(trades)
    .where(
      and(
        eq(trades.state, TRADE_STATE.deposited),
        isNull(trades.balanceRemindedAt),
        lte(trades.balanceFrom, mallNow),
        gt(trades.id, afterId),
      ),
    )
    .orderBy(asc(trades.id))
    .limit(limit);
}

/** Atomic: true for one of concurrent callers. */
export async function markBalanceReminded({ queries }: Transaction, tradeId: number): Promise<boolean> {
  const changed = await queries
    .update(trades)
    .set({ balanceRemindedAt: mallNow })
    .where(and(isDeposited(tradeId), isNull(trades.balanceRemindedAt)))
    .returning({ id: trades.id });
  return changed.length > 0;
}

/** The data of a deposit and its balance for messages. */
export async function readDeposit(queries: Queries, tradeId: number) {
  const [found] = await queries
    .select({
      ...{ orderId: orders.id, depositCents: trades.depositCents, payableCents: trades.payableCents },
      ...{ balanceFrom: trades.balanceFrom, balanceUntil: trades.balanceUntil, shipBy: orders.shipBy },
      ...{ closeReason: trades.closeReason, currency: trades.currency },
    })
    .from(trades)
    .innerJoin(orders, eq(orders.tradeId, trades.id))
    .where(eq(trades.id, tradeId));
  return found;
}

const UNSENT = [ORDER_STATUS.toPay, ORDER_STATUS.toShip];

/** Orders of an activity that are to be paid or to be shipped, with ids above `afterId`. Some may be partly shipped. */
export async function readUnsentOrders(queries: Queries, activityId: number, afterId: number, limit: number) {
  return queries
    .selectDistinct({ id: orders.id, storeId: orders.storeId, number: orders.number })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.activityId, activityId), inArray(orders.status, UNSENT), gt(orders.id, afterId)))
    .orderBy(asc(orders.id))
    .limit(limit);
}

/** Unsent orders with ids above `afterId`, from a day before their promised date until a day after it. */
export async function readOrdersDueToShip(queries: Queries, afterId: number, limit: number) {
  const aDay = sql`interval '1 day'`;
  return queries
    .select({ id: orders.id, storeId: orders.storeId, number: orders.number, shipBy: orders.shipBy })
    .from(orders)
    .where(
      and(
        ...[eq(orders.status, ORDER_STATUS.toShip), gt(orders.id, afterId)],
        sql`${orders.shipBy} between ${mallNow} - ${aDay} and ${mallNow} + ${aDay}`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
}
