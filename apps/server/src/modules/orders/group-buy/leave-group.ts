import type * as contract from '@galleria/contract/activities/group-buy';
import { isOrderActionAllowed } from '@galleria/domain/orders/order-lifecycle';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { lockOpenAccount } from '../../accounts/index.ts';
import type { OrdersContext } from '../index.ts';
import { findOwnOrder } from '../own-orders/own-orders-db.ts';
import { lockStoreOrder } from '../store-orders/store-orders-db.ts';
import { lockTrade } from '../trades/trades-db.ts';
import { withdrawOrder } from '../trades/withdraw-order.ts';
import { lockGroup } from './groups-db.ts';
import { findPlaceOfTrade } from './places-db.ts';
import { GROUP_ORDER_CLOSED } from './refund-group.ts';

/**
 * Locks account, trade, group and order in the same order as paying and failing do, so that only one of these happens.
 */
export const leaveGroup: UseCase<typeof contract.leaveGroup, OrdersContext> = (
  { database },
  { orderNumber },
  { actor: { userId }, actor },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const found = await findOwnOrder(queries, { userId, number: orderNumber });
    if (!found) return refuse('order.notFound');
    const isAccountOpen = await lockOpenAccount(queries, userId);
    const trade = await lockTrade(transaction, found.tradeId);
    const place = await findPlaceOfTrade(queries, found.tradeId);
    const group = place && (await lockGroup(queries, place.groupId));
    const order = trade && group && (await lockStoreOrder(queries, group.storeId, orderNumber));
    // The members of a failed group are being refunded already.
    if (!order || group.state !== 'open' || !isOrderActionAllowed(order.status, 'leaveGroup'))
      return refuse('order.stateChanged');
    const isClosed = await withdrawOrder(transaction, trade, order, { by: 'buyer', note: '', isAccountOpen });
    if (!isClosed) return refuse('order.stateChanged');
    await transaction.announce(GROUP_ORDER_CLOSED, { orderId: order.id, tradeId: trade.id });
    return null;
  });
