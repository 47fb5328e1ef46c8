import type { cancelOrder } from '@galleria/contract/orders';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/binding.ts';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { closeTrade, findOwnOrder, lockTrade } from '../checkout/index.ts';
import type { OrdersContext } from './context.ts';

/** One payment covers a trade, so its orders go together. */
export function cancel({ database }: OrdersContext): UseCase<typeof cancelOrder> {
  return ({ orderNumber }, caller) =>
    inTransaction(database, caller.actor, async (transaction) => {
      const { userId } = signedInBuyer(caller);
      const order = await findOwnOrder(transaction.queries, userId, orderNumber);
      const trade = order && (await lockTrade(transaction, order.tradeId));
      if (!trade) return refuse('order.notFound');
      return (await closeTrade(transaction, trade, 'buyer')) ? null : refuse('order.stateChanged');
    });
}
