import type * as contract from '@galleria/contract/orders/store-orders';
import { isRefused } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { OrdersContext } from '../index.ts';
import { cancelUnsentOrder } from '../trades/cancel-unsent-order.ts';

/** Announced with `{ orderId, tradeId }` when a store has cancelled an order. */
export const ORDER_CANCELED_BY_STORE = 'order.canceledByStore';

export const cancelStoreOrder: UseCase<typeof contract.cancelStoreOrder, OrdersContext> = async (
  { database },
  { orderNumber, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { storeId } = actor;
    const order = await cancelUnsentOrder(transaction, { storeId, orderNumber, by: 'seller', note: reason });
    if (isRefused(order)) return order;
    await transaction.announce(ORDER_CANCELED_BY_STORE, { orderId: order.id, tradeId: order.tradeId });
    await transaction.workChanged(storeId);
    audit.changed({ status: order.status }, { reason });
    return null;
  });
