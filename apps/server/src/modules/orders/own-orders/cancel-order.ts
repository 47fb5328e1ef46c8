import type * as contract from '@galleria/contract/orders';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { OrdersContext } from '../index.ts';
import { closeTrade } from '../trades/close-trade.ts';
import { lockTrade } from '../trades/trades-db.ts';
import { findOwnOrder } from './own-orders-db.ts';

/** Cancels all orders of the trade: they are paid together. */
export const cancelOrder: UseCase<typeof contract.cancelOrder, OrdersContext> = (
  { database },
  { orderNumber },
  { actor },
) =>
  inTransaction(database, actor, async (transaction) => {
    const order = await findOwnOrder(transaction.queries, { userId: actor.userId, number: orderNumber });
    const trade = order && (await lockTrade(transaction, order.tradeId));
    if (!trade) return refuse('order.notFound');
    return (await closeTrade(transaction, trade, 'buyer')) ? null : refuse('order.stateChanged');
  });
