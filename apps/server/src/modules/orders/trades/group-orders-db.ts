import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { statusesBefore } from '@galleria/domain/orders/order-lifecycle';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { orders } from '../tables.ts';
import { issuePickupCodes, issueVouchers } from './codes-db.ts';
import { readSoldLines } from './trades-db.ts';

/** Marks the order as paid and waiting for its group. */
export async function markOrderJoined({ queries }: Transaction, tradeId: number): Promise<void> {
  const changed = await queries
    .update(orders)
    .set({ status: ORDER_STATUS.grouping, paidAt: mallNow })
    .where(and(eq(orders.tradeId, tradeId), inArray(orders.status, statusesBefore('joined'))))
    .returning({ id: orders.id });
  if (changed.length !== 1) throw new Error(`markOrderJoined: ${changed.length} orders of trade ${tradeId} could join`);
}

/**
 * Completes the orders of a filled group: goods are to be shipped, codes are issued at once. The caller has locked the
 * group.
 */
export async function completeOrders(transaction: Transaction, tradeIds: readonly number[]): Promise<void> {
  const { queries } = transaction;
  const isWaiting = (isVirtual: boolean) =>
    and(
      inArray(orders.tradeId, [...tradeIds]),
      eq(orders.isVirtual, isVirtual),
      inArray(orders.status, statusesBefore(isVirtual ? 'issued' : 'paid')),
    );
  const { toShip, toReceive } = ORDER_STATUS;
  const returned = { id: orders.id, deliveryType: orders.deliveryType };
  const sent = await queries.update(orders).set({ status: toShip }).where(isWaiting(false)).returning(returned);
  const issued = await queries
    .update(orders)
    .set({ status: toReceive, shippedAt: mallNow })
    .where(isWaiting(true))
    .returning(returned);
  if (sent.length + issued.length !== tradeIds.length) {
    throw new Error(`completeOrders: ${sent.length + issued.length} of trades ${tradeIds.join(', ')} could go on`);
  }
  const pickedUp = sent.filter(({ deliveryType }) => deliveryType === DELIVERY_TYPE.pickup);
  await issuePickupCodes(
    transaction,
    pickedUp.map(({ id }) => id),
  );
  if (issued.length === 0) return;
  for (const tradeId of tradeIds) {
    const lines = await readSoldLines(queries, tradeId);
    await issueVouchers(
      transaction,
      lines.filter(({ isVirtual }) => isVirtual),
    );
  }
}

export async function readOrdersOfTrades(queries: Queries, tradeIds: readonly number[]) {
  return queries
    .select({ id: orders.id, storeId: orders.storeId })
    .from(orders)
    .where(inArray(orders.tradeId, [...tradeIds]))
    .orderBy(asc(orders.id));
}
