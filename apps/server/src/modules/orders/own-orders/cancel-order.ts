import type { cancelOrder } from '@galleria/contract/orders';
import { refuse } from '@galleria/domain/refusals';
import { signedInBuyer } from '../../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { closeTrade } from '../trades/close-trade.ts';
import type { OrdersContext } from '../context.ts';
import { findOwnOrder } from './own-orders-db.ts';
import { lockTrade } from '../trades/trades-db.ts';

/** One payment covers a trade, so its orders go together. */
export function cancel({ database }: OrdersContext): BoundUseCase<typeof cancelOrder> {
  return ({ orderNumber }, caller) =>
    inTransaction(database, caller.actor, async (transaction) => {
      const { userId } = signedInBuyer(caller);
      const order = await findOwnOrder(transaction.queries, userId, orderNumber);
      const trade = order && (await lockTrade(transaction, order.tradeId));
      if (!trade) return refuse('order.notFound');
      return (await closeTrade(transaction, trade, 'buyer')) ? null : refuse('order.stateChanged');
    });
}
