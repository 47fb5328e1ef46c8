import { mayBuyerCancel, mayCancelUnsent } from '@galleria/domain/orders/order-lifecycle';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { lockOpenAccount } from '../../accounts/index.ts';
import { lockGroupOf } from '../group-buy/groups-db.ts';
import { countVouchers, findStoreOrder, lockStoreOrder, type StoreOrder } from '../store-orders/store-orders-db.ts';
import { isOfGroup, lockTrade, type Trade } from './trades-db.ts';
import { withdrawOrder } from './withdraw-order.ts';

interface Cancellation {
  readonly storeId: number;
  readonly orderNumber: string;
  readonly by: 'seller' | 'platform' | 'buyer';
  readonly note: string;
}

/**
 * Closes an order of which nothing has left, and refunds it in full. Locks account, trade, group and order in the same
 * order as paying, shipping and handing over do, so that only one of these happens.
 */
export async function cancelUnsentOrder(
  transaction: Transaction,
  { storeId, orderNumber, by, note }: Cancellation,
): Promise<
  StoreOrder | Refused<'order.notFound' | 'order.notCancelable' | 'order.transferAwaited' | 'order.refundOpen'>
> {
  const { queries } = transaction;
  const found = await findStoreOrder(queries, storeId, orderNumber);
  if (!found) return refuse('order.notFound');
  const isAccountOpen = await lockOpenAccount(queries, found.userId);
  const trade = await lockTrade(transaction, found.tradeId);
  if (trade && isOfGroup(trade)) await lockGroupOf(queries, trade.id);
  const order = await lockStoreOrder(queries, storeId, orderNumber);
  if (!trade || !order) return refuse('order.notFound');
  const hasLeft = order.isPartlyShipped || (await countVouchers(queries, order.id)).used > 0;
  const sold = { ...order, hasLeft };
  const isCancelable = by === 'buyer' ? mayBuyerCancel(sold) : mayCancelUnsent(sold, by);
  if (!isCancelable) return refuse('order.notCancelable');
  // The store answers the buyer through the refund request.
  if (order.openClaims > 0) return refuse('order.refundOpen');
  if (awaitsTransferForOthers(trade)) return refuse('order.transferAwaited');
  const isClosed = await withdrawOrder(transaction, trade, order, { by, note, isAccountOpen });
  return isClosed ? order : refuse('order.notCancelable');
}

/** The buyer may have sent the money for all orders, and another amount would not be recognised. */
function awaitsTransferForOthers({ state, payType, orders }: Trade): boolean {
  return state === TRADE_STATE.unpaid && payType === PAY_TYPE.transfer && orders.length > 1;
}
