import type * as contract from '@galleria/contract/orders/orders';
import { mayBuyerCancel } from '@galleria/domain/orders/order-lifecycle';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { readCancelMinutes } from '../../stores/index.ts';
import type { OrdersContext } from '../index.ts';
import { orderMails } from '../notify-buyer.ts';
import { writeToOwners } from '../notify-owners.ts';
import { markCancelAsked } from './mark-orders-db.ts';
import { findOwnOrder } from './own-orders-db.ts';

/** Announced with `{ orderId, tradeId }` when a buyer has asked a store to cancel an order. */
export const ORDER_CANCEL_ASKED = 'order.cancelAsked';

/**
 * Sets the mark on the order that its store sees and answers by cancelling or sending it. One conditional statement decides, so of
 * many clicks one is announced, and all of them hear that it is asked.
 */
export const askToCancelOrder: UseCase<typeof contract.askToCancelOrder, OrdersContext> = (
  { database },
  { orderNumber },
  { actor },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const key = { userId: actor.userId, number: orderNumber };
    const order = await findOwnOrder(queries, key);
    if (!order) return refuse('order.notFound');
    // Which kinds of orders can be cancelled never changes; the rest is compared again by the statement.
    if (!mayBuyerCancel(order)) return refuse('order.stateChanged');
    const { storeId, tradeId } = order;
    const asked = await markCancelAsked(queries, key, await readCancelMinutes(queries, storeId));
    if (asked) {
      await transaction.announce(ORDER_CANCEL_ASKED, { orderId: asked.id, tradeId });
      await transaction.workChanged(storeId);
      return null;
    }
    // Read anew: another click, or the store, may have been first.
    const current = await findOwnOrder(queries, key);
    return current?.cancelAskedAt && mayBuyerCancel(current) ? null : refuse('order.stateChanged');
  });

/** The owners of the store learn that there is something to decide before it is sent. */
export function notifyStoreOfCancelAsked(context: OrdersContext, { orderId }: { orderId: number }): Promise<void> {
  return writeToOwners(context, orderId, orderMails.storeCancelAsked);
}
