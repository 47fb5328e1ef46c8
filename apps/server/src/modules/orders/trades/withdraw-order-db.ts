import { statusesBefore } from '@galleria/domain/orders/order-lifecycle';
import { type CloseReason, ORDER_STATUS, TRADE_STATE } from '@galleria/domain/orders/order-status';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { StoreOrder } from '../store-orders/store-orders-db.ts';
import { orderLines, orders } from '../tables.ts';
import { vouchers } from '../vouchers/tables.ts';
import { VOUCHER_STATUS } from '../vouchers/voucher-status.ts';
import { trades } from './tables.ts';

const CLOSABLE = [...statusesBefore('canceled'), ...statusesBefore('refunded'), ...statusesBefore('revoked')];

/** False when the order was closed or sent since it was read. */
export async function closeOrder(
  { queries }: Transaction,
  { id, status, isPartlyShipped }: Pick<StoreOrder, 'id' | 'status' | 'isPartlyShipped'>,
  { reason, note }: { readonly reason: CloseReason; readonly note: string },
): Promise<boolean> {
  const changed = await queries
    .update(orders)
    .set({ status: ORDER_STATUS.closed, closedAt: mallNow, closeReason: reason, closeNote: note })
    .where(
      and(
        ...[eq(orders.id, id), eq(orders.status, status), eq(orders.isPartlyShipped, isPartlyShipped)],
        inArray(orders.status, CLOSABLE),
      ),
    )
    .returning({ id: orders.id });
  return changed.length > 0;
}

/** Writes the message to the buyer for an order that was closed with its trade. */
export async function writeCloseNote({ queries }: Transaction, orderId: number, closeNote: string): Promise<void> {
  await queries.update(orders).set({ closeNote }).where(eq(orders.id, orderId));
}

/** Voids the unused codes of a refunded order. */
export async function voidVouchers({ queries }: Transaction, orderId: number): Promise<void> {
  const ofOrder = queries.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, orderId));
  await queries
    .update(vouchers)
    .set({ status: VOUCHER_STATUS.refunded })
    .where(and(inArray(vouchers.orderLineId, ofOrder), eq(vouchers.status, VOUCHER_STATUS.unused)));
}

interface OrderShare {
  readonly payableCents: number;
  readonly mallBearsCents: number;
  readonly points: number;
  readonly pieces: number;
}

/**
 * Reduces the amount to pay for a trade by this order. The caller has locked the trade, for which nothing was paid yet.
 */
export async function shrinkTrade({ queries }: Transaction, tradeId: number, share: OrderShare): Promise<void> {
  await queries
    .update(trades)
    .set({
      payableCents: sql`${trades.payableCents} - ${share.payableCents}`,
      mallBearsCents: sql`${trades.mallBearsCents} - ${share.mallBearsCents}`,
      points: sql`${trades.points} - ${share.points}`,
      pieces: sql`${trades.pieces} - ${share.pieces}`,
    })
    .where(eq(trades.id, tradeId));
}

/** Closes a trade to be paid on delivery after its last order was cancelled: nothing will be collected. */
export async function closePayOnDeliveryTrade(
  { queries }: Transaction,
  tradeId: number,
  closeReason: CloseReason,
): Promise<void> {
  await queries
    .update(trades)
    .set({ state: TRADE_STATE.closed, closeReason, closedAt: mallNow })
    .where(and(eq(trades.id, tradeId), eq(trades.state, TRADE_STATE.payOnDelivery)));
}

export async function hasOpenOrders({ queries }: Transaction, tradeId: number): Promise<boolean> {
  const open = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.tradeId, tradeId), ne(orders.status, ORDER_STATUS.closed)))
    .limit(1);
  return open.length > 0;
}
