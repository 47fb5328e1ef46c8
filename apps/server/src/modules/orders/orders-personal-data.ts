import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { refuse } from '@galleria/domain/refusals';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { anonymizeOrders, readOrdersForExport } from './orders-personal-data-db.ts';
import { countOwnOrders, readOrderLines } from './own-orders/own-orders-db.ts';

const UNFINISHED = [ORDER_STATUS.toPay, ORDER_STATUS.grouping, ORDER_STATUS.toShip, ORDER_STATUS.toReceive];

export const ordersPersonalData: PersonalData = {
  capability: 'orders',
  read: async (queries, userId) => {
    const orders = await readOrdersForExport(queries, userId);
    const orderIds = orders.map(({ id }) => id);
    const linesByOrder = Map.groupBy(await readOrderLines(queries, orderIds), ({ orderId }) => orderId);
    return orders.map((order) => ({
      number: order.number,
      status: order.status,
      time: order.createdAt.toISOString(),
      payableCents: order.payableCents,
      points: order.points,
      receiver: order.receiver && { ...order.receiver },
      pickup: order.pickup && { name: order.pickup.name, mobile: order.pickup.mobile },
      invoice: order.invoice,
      message: order.message,
      answers: order.answers,
      lines: (linesByOrder.get(order.id) ?? []).map(({ prodId, skuId, prodName, skuName, quantity, payableCents }) => {
        return { prodId, skuId, prodName, skuName, quantity, payableCents };
      }),
    }));
  },
  /** An account with unfinished orders cannot be closed: the buyer waits for goods, or a store for its money. */
  objection: async ({ queries }, userId) => {
    const counts = await countOwnOrders(queries, userId);
    return UNFINISHED.some((status) => counts.has(status)) ? refuse('account.hasOrders') : undefined;
  },
  erase: anonymizeOrders,
};
