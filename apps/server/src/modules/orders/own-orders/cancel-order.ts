import type * as contract from '@galleria/contract/orders/orders';
import { isOrderActionAllowed } from '@galleria/domain/orders/order-lifecycle';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { readCancelMinutes } from '../../stores/index.ts';
import type { OrdersContext } from '../index.ts';
import { orderMails } from '../notify-buyer.ts';
import { writeToOwners } from '../notify-owners.ts';
import { cancelUnsentOrder } from '../trades/cancel-unsent-order.ts';
import { closeTrade } from '../trades/close-trade.ts';
import { lockTrade } from '../trades/trades-db.ts';
import { isCancelDeadlinePassed } from './mark-orders-db.ts';
import { findOwnOrder } from './own-orders-db.ts';

/** Announced with `{ orderId, tradeId }` when a buyer has cancelled an order after the payment. */
export const ORDER_CANCELED_BY_BUYER = 'order.canceledByBuyer';

type OwnOrder = NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>;

/**
 * Cancels all orders of an unpaid trade, since they are paid together. Afterwards cancels this order alone, for a
 * limited time.
 */
export const cancelOrder: UseCase<typeof contract.cancelOrder, OrdersContext> = (
  { database },
  { orderNumber },
  { actor },
) =>
  inTransaction(database, actor, async (transaction) => {
    const order = await findOwnOrder(transaction.queries, { userId: actor.userId, number: orderNumber });
    if (!order) return refuse('order.notFound');
    if (order.status !== ORDER_STATUS.toPay) return cancelSettled(transaction, order);
    const trade = await lockTrade(transaction, order.tradeId);
    return trade && (await closeTrade(transaction, trade, 'buyer')) ? null : refuse('order.stateChanged');
  });

/** Takes the same locks as cancelling by the store and sending do, so that only one of the three happens. */
async function cancelSettled(transaction: Transaction, { storeId, tradeId, number, status }: OwnOrder) {
  if (!isOrderActionAllowed(status, 'cancel')) return refuse('order.stateChanged');
  const minutes = await readCancelMinutes(transaction.queries, storeId);
  if (await isCancelDeadlinePassed(transaction.queries, tradeId, minutes)) return refuse('order.cancelTimeOver');
  const order = await cancelUnsentOrder(transaction, { storeId, orderNumber: number, by: 'buyer', note: '' });
  if (isRefused(order)) return refuse(order.refused === 'order.refundOpen' ? order.refused : 'order.stateChanged');
  await transaction.announce(ORDER_CANCELED_BY_BUYER, { orderId: order.id, tradeId });
  await transaction.workChanged(storeId);
  return null;
}

/** Writes to the owners of the store that the order must not be sent. */
export function notifyStoreOfCancellation(context: OrdersContext, { orderId }: { orderId: number }): Promise<void> {
  return writeToOwners(context, orderId, orderMails.storeOrderCanceled);
}
