import {
  mayDo,
  type OrderAction,
  type OrderEvent,
  statesBefore,
  stepFrom,
} from '@galleria/domain/orders/order-lifecycle';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { orders, trades } from '../tables.ts';

/** One order by its number, and whose it must be. */
interface Own {
  readonly userId: string;
  readonly number: string;
}

const isOwn = ({ userId, number }: Own) =>
  and(eq(orders.userId, userId), eq(orders.number, number), isNull(orders.hiddenAt));

const canBe = (action: OrderAction) =>
  inArray(
    orders.status,
    Object.values(ORDER_STATUS).filter((status) => mayDo(status, action)),
  );

/** Steps of a single order; paying and closing take the whole trade. */
type SingleStep = Extract<OrderEvent, 'shipped' | 'received' | 'reviewed'>;

const TIME_OF = { shipped: 'shippedAt', received: 'receivedAt', reviewed: 'completedAt' } as const satisfies Record<
  SingleStep,
  keyof typeof orders.$inferInsert
>;

interface SteppedOrder {
  readonly id: number;
  readonly payableCents: number;
}

/** Nothing when the order is not where this can happen, or not theirs. Of many at once, one does it. */
export async function stepOrder(queries: Queries, own: Own, event: SingleStep): Promise<SteppedOrder | undefined> {
  const [before] = statesBefore(event);
  const status = before && stepFrom(before, event);
  const [changed] = await queries
    .update(orders)
    .set({ status, [TIME_OF[event]]: mallNow })
    .where(and(isOwn(own), inArray(orders.status, statesBefore(event))))
    .returning({ id: orders.id, payableCents: orders.payableCents });
  return changed;
}

/** When it can be done again; nothing when it was done a short while ago, or cannot be done. Of many at once, one does it. */
export async function markReminded(queries: Queries, own: Own, everyMinutes: number): Promise<Date | undefined> {
  const pause = sql`make_interval(mins => ${everyMinutes})`;
  const [reminded] = await queries
    .update(orders)
    .set({ remindedAt: mallNow })
    .where(
      and(
        isOwn(own),
        canBe('remind'),
        or(isNull(orders.remindedAt), lte(orders.remindedAt, sql`${mallNow} - ${pause}`)),
      ),
    )
    .returning({ again: sql<Date>`${orders.remindedAt} + ${pause}`.mapWith(orders.remindedAt) });
  return reminded?.again;
}

/** Out of its buyer's sight; nothing is removed. */
export async function hideOrder(queries: Queries, own: Own): Promise<boolean> {
  const changed = await queries
    .update(orders)
    .set({ hiddenAt: mallNow })
    .where(and(isOwn(own), canBe('delete')))
    .returning({ id: orders.id });
  return changed.length > 0;
}

/** What was sold for how much stays in the books; who it was and where they live does not. */
export async function blankOrders({ queries }: Transaction, userId: string): Promise<void> {
  await queries
    .update(orders)
    .set({ receiver: null, pickup: null, invoice: null, answers: [], message: '' })
    .where(eq(orders.userId, userId));
}

/** As if all that happened to a trade had happened so much earlier: the demo's orders have a past. */
export async function backdateTrade({ queries }: Transaction, tradeId: number, hours: number): Promise<void> {
  const earlier = (column: AnyPgColumn) => sql`${column} - make_interval(hours => ${hours})`;
  await queries
    .update(trades)
    .set({
      createdAt: earlier(trades.createdAt),
      expiresAt: earlier(trades.expiresAt),
      settledAt: earlier(trades.settledAt),
      closedAt: earlier(trades.closedAt),
    })
    .where(eq(trades.id, tradeId));
  await queries
    .update(orders)
    .set({
      createdAt: earlier(orders.createdAt),
      paidAt: earlier(orders.paidAt),
      shippedAt: earlier(orders.shippedAt),
      receivedAt: earlier(orders.receivedAt),
      completedAt: earlier(orders.completedAt),
      closedAt: earlier(orders.closedAt),
    })
    .where(eq(orders.tradeId, tradeId));
}
