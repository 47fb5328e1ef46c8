import {
  isOrderActionAllowed,
  nextStatus,
  type OrderAction,
  type OrderEvent,
  statusesBefore,
} from '@galleria/domain/orders/order-lifecycle';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { and, eq, exists, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { orders } from '../tables.ts';
import { trades } from '../trades/tables.ts';
import { isOwnOrder, type OwnOrderKey } from './own-orders-db.ts';

/** Events of a single order; paying and closing concern the whole trade. */
export type SingleOrderEvent = Extract<OrderEvent, 'shipped' | 'received' | 'reviewed'>;

const TIME_OF = { shipped: 'shippedAt', received: 'receivedAt', reviewed: 'completedAt' } as const satisfies Record<
  SingleOrderEvent,
  keyof typeof orders.$inferInsert
>;

interface AdvancedOrder {
  readonly id: number;
  /** Paid, and not refunded. */
  readonly keptCents: number;
}

/**
 * Undefined when the event cannot happen to the order, or the order is not this user's. Atomic: of concurrent calls one
 * succeeds.
 */
export async function advanceOrder(
  queries: Queries,
  key: OwnOrderKey,
  event: SingleOrderEvent,
): Promise<AdvancedOrder | undefined> {
  const [before] = statusesBefore(event);
  const status = before && nextStatus(before, event);
  const [changed] = await queries
    .update(orders)
    .set({ status, [TIME_OF[event]]: mallNow })
    .where(
      and(
        isOwnOrder(key),
        inArray(orders.status, statusesBefore(event)),
        // A buyer with an open refund request has not accepted the goods.
        event === 'received' ? eq(orders.openClaims, 0) : undefined,
      ),
    )
    .returning({
      id: orders.id,
      keptCents: sql<number>`${orders.payableCents} - ${orders.refundedCents}`.mapWith(Number),
    });
  return changed;
}

const allows = (action: OrderAction) =>
  inArray(
    orders.status,
    Object.values(ORDER_STATUS).filter((status) => isOrderActionAllowed(status, action)),
  );

/** Counted by the mall's clock from when the trade was settled. True also for a trade that is not settled. */
export async function isCancelDeadlinePassed(queries: Queries, tradeId: number, minutes: number): Promise<boolean> {
  const [inTime] = await queries
    .select({ id: trades.id })
    .from(trades)
    .where(and(eq(trades.id, tradeId), gt(sql`${trades.settledAt} + make_interval(mins => ${minutes})`, mallNow)));
  return inTime === undefined;
}

/**
 * Records the request to cancel an order that is to be paid on delivery and can no longer be cancelled at once.
 * Undefined when the request is not possible, or was made before. Atomic: of concurrent calls one succeeds.
 */
export async function markCancelAsked(
  queries: Queries,
  key: OwnOrderKey,
  cancelMinutes: number,
): Promise<{ id: number } | undefined> {
  const isTooLate = lte(sql`${trades.settledAt} + make_interval(mins => ${cancelMinutes})`, mallNow);
  const tradesTooLate = queries
    .select({ id: trades.id })
    .from(trades)
    .where(and(eq(trades.id, orders.tradeId), isTooLate));
  const [asked] = await queries
    .update(orders)
    .set({ cancelAskedAt: mallNow })
    .where(
      and(
        ...[isOwnOrder(key), allows('askToCancel'), isNull(orders.cancelAskedAt), isNull(orders.paidAt)],
        ...[eq(orders.isPartlyShipped, false), eq(orders.openClaims, 0), exists(tradesTooLate)],
      ),
    )
    .returning({ id: orders.id });
  return asked;
}

/** When the next reminder is allowed; undefined when this one is not. Atomic: of concurrent calls one succeeds. */
export async function markReminded(
  queries: Queries,
  key: OwnOrderKey,
  everyMinutes: number,
): Promise<{ again: Date; storeId: number } | undefined> {
  const pause = sql`make_interval(mins => ${everyMinutes})`;
  const [reminded] = await queries
    .update(orders)
    .set({ remindedAt: mallNow })
    .where(
      and(
        isOwnOrder(key),
        allows('remind'),
        or(isNull(orders.remindedAt), lte(orders.remindedAt, sql`${mallNow} - ${pause}`)),
      ),
    )
    .returning({
      again: sql<Date>`${orders.remindedAt} + ${pause}`.mapWith(orders.remindedAt),
      storeId: orders.storeId,
    });
  return reminded;
}

/** Hides the order from its buyer. False when it cannot be deleted in its state. */
export async function hideOrder(queries: Queries, key: OwnOrderKey): Promise<boolean> {
  const changed = await queries
    .update(orders)
    .set({ hiddenAt: mallNow })
    .where(and(isOwnOrder(key), allows('delete')))
    .returning({ id: orders.id });
  return changed.length > 0;
}
