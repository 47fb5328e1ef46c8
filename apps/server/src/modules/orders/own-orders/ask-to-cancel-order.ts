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
 * Records a request to cancel; the store answers by cancelling or sending the order. One conditional update decides, so
 * of concurrent calls one announces the event, and all of them succeed.
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
    // The kind of an order never changes, so it is checked here; the update checks the rest again.
    if (!mayBuyerCancel(order)) return refuse('order.stateChanged');
    const { storeId, tradeId } = order;
    const asked = await markCancelAsked(queries, key, await readCancelMinutes(queries, storeId));
    if (asked) {
      await transaction.announce(ORDER_CANCEL_ASKED, { orderId: asked.id, tradeId });
      await transaction.workChanged(storeId);
      return null;
    }
    // Read again, since a concurrent call or the store may have been first.
    const current = await findOwnOrder(queries, key);
    return current?.cancelAskedAt && mayBuyerCancel(current) ? null : refuse('order.stateChanged');
  });

/** Writes to the owners of the store that a request to cancel waits for a decision before the order is sent. */
export function mailOwnersOfCancelRequest(context: OrdersContext, { orderId }: { orderId: number }): Promise<void> {
  return writeToOwners(context, orderId, orderMails.storeCancelAsked);
}
