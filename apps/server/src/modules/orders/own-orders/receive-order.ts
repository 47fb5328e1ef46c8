import type * as contract from '@galleria/contract/orders';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { OrdersContext } from '../index.ts';
import { markReceived } from '../trades/mark-received.ts';
import { refuseUnchanged } from './refuse-unchanged.ts';

/** The buyer confirms that the order has arrived. */
export const receiveOrder: UseCase<typeof contract.receiveOrder, OrdersContext> = async (
  { database, rules },
  { orderNumber },
  { actor },
) => {
  const key = { userId: actor.userId, number: orderNumber };
  const current = await rules();
  return inTransaction(database, actor, async (transaction) =>
    (await markReceived(transaction, key, current)) ? null : refuseUnchanged(transaction.queries, key),
  );
};
