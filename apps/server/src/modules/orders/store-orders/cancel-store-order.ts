import type * as contract from '@galleria/contract/store-orders';
import { storeActionsIn } from '@galleria/domain/orders/order-lifecycle';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { lockOpenAccount } from '../../accounts/index.ts';
import type { OrdersContext } from '../index.ts';
import { lockTrade, type Trade } from '../trades/trades-db.ts';
import { withdrawOrder } from '../trades/withdraw-order.ts';
import { countVouchers, findStoreOrder, lockStoreOrder } from './store-orders-db.ts';

/** Announced with `{ orderId, tradeId }` when a store has cancelled an order. */
export const ORDER_CANCELED_BY_STORE = 'order.canceledByStore';

/** Refunds in full. Account, trade and order are locked in the order that paying, shipping and handing over lock them. */
export const cancelStoreOrder: UseCase<typeof contract.cancelStoreOrder, OrdersContext> = async (
  { database },
  { orderNumber, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const found = await findStoreOrder(queries, actor.storeId, orderNumber);
    if (!found) return refuse('order.notFound');
    const isAccountOpen = await lockOpenAccount(queries, found.userId);
    const trade = await lockTrade(transaction, found.tradeId);
    const order = await lockStoreOrder(queries, actor.storeId, orderNumber);
    if (!trade || !order) return refuse('order.notFound');
    const hasLeft = order.isPartlyShipped || (await countVouchers(queries, order.id)).used > 0;
    if (!storeActionsIn({ ...order, hasLeft }).includes('cancel')) return refuse('order.notCancelable');
    if (awaitsTransferForOthers(trade)) return refuse('order.transferAwaited');
    if (!(await withdrawOrder(transaction, trade, order, { note: reason, isAccountOpen }))) {
      return refuse('order.notCancelable');
    }
    await transaction.announce(ORDER_CANCELED_BY_STORE, { orderId: order.id, tradeId: trade.id });
    await transaction.workChanged(actor.storeId);
    audit.changed({ status: order.status }, { reason });
    return null;
  });

/** The buyer may have sent the money for all orders: another amount would not be recognised. */
function awaitsTransferForOthers({ state, payType, orders }: Trade): boolean {
  return state === TRADE_STATE.unpaid && payType === PAY_TYPE.transfer && orders.length > 1;
}
