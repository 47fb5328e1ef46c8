import type * as contract from '@galleria/contract/orders';
import { ORDER_STATUS, type OrderStatus } from '@galleria/domain/orders/order-status';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { OrdersContext } from '../index.ts';
import { countOwnOrders } from './own-orders-db.ts';

export const orderCount: UseCase<typeof contract.orderCount, OrdersContext> = async (
  { database: { queries } },
  _,
  { actor },
) => {
  const counts = await countOwnOrders(queries, actor.userId);
  const withStatus = (status: OrderStatus) => counts.get(status) ?? 0;
  return {
    unPay: withStatus(ORDER_STATUS.toPay),
    payed: withStatus(ORDER_STATUS.toShip),
    consignment: withStatus(ORDER_STATUS.toReceive),
    confirm: withStatus(ORDER_STATUS.toReview),
    grouping: withStatus(ORDER_STATUS.grouping),
  };
};
