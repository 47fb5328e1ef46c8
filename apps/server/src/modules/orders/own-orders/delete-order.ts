import type * as contract from '@galleria/contract/orders';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { OrdersContext } from '../index.ts';
import { hideOrder } from './mark-orders-db.ts';
import { refuseUnchanged } from './refuse-unchanged.ts';

export const deleteOrder: UseCase<typeof contract.deleteOrder, OrdersContext> = async (
  { database: { queries } },
  { orderNumber },
  { actor },
) => {
  const key = { userId: actor.userId, number: orderNumber };
  return (await hideOrder(queries, key)) ? null : refuseUnchanged(queries, key);
};
