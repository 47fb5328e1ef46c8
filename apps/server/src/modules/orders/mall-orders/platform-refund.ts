import type * as contract from '@galleria/contract/orders/staff-orders';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { OrdersContext } from '../index.ts';
import { orderMails } from '../notify-buyer.ts';
import { writeToOwners } from '../notify-owners.ts';
import { cancelUnsentOrder } from '../trades/cancel-unsent-order.ts';
import { findStoreOf } from './mall-orders-db.ts';

/** Announced with `{ orderId, tradeId }` when staff have refunded an order before it was sent. */
export const ORDER_REFUNDED_BY_PLATFORM = 'order.refundedByPlatform';

/** Takes the same locks as cancelling by the store and sending do, so that only one of the three happens. */
export const platformRefund: UseCase<typeof contract.platformRefund, OrdersContext> = async (
  { database },
  { orderNumber, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const storeId = await findStoreOf(transaction.queries, orderNumber);
    if (storeId === undefined) return refuse('order.notFound');
    const order = await cancelUnsentOrder(transaction, { storeId, orderNumber, by: 'platform', note: reason });
    if (isRefused(order)) return order;
    await transaction.announce(ORDER_REFUNDED_BY_PLATFORM, { orderId: order.id, tradeId: order.tradeId });
    await transaction.workChanged(storeId);
    audit.changed({ status: order.status }, { reason, storeId });
    return null;
  });

/** Writes to the owners of the store, with the reason of the refund. */
export function notifyStoreOfRefund(context: OrdersContext, { orderId }: { orderId: number }): Promise<void> {
  return writeToOwners(context, orderId, orderMails.storeOrderRefunded);
}
