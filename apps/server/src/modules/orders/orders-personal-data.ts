import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { refuse } from '@galleria/domain/refusals';
import type { PersonalData } from '../../infra/personal-data.ts';
import { blankOrders } from './own-orders/mark-orders-db.ts';
import { countOwnOrders, readOrderLines, readOrdersForExport } from './own-orders/own-orders-db.ts';

const UNFINISHED: readonly number[] = [
  ORDER_STATUS.toPay,
  ORDER_STATUS.grouping,
  ORDER_STATUS.toShip,
  ORDER_STATUS.toReceive,
];

export const orderRecords: PersonalData = {
  capability: 'orders',
  read: async (queries, userId) => {
    const orders = await readOrdersForExport(queries, userId);
    const lines = await readOrderLines(
      queries,
      orders.map(({ id }) => id),
    );
    const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
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
      lines: (linesOf.get(order.id) ?? []).map(({ prodId, skuId, prodName, skuName, quantity, payableCents }) => {
        return { prodId, skuId, prodName, skuName, quantity, payableCents };
      }),
    }));
  },
  /** Somebody is waiting for it, or for the money. */
  objection: async ({ queries }, userId) => {
    const counts = await countOwnOrders(queries, userId);
    return UNFINISHED.some((status) => counts.has(status)) ? refuse('account.hasOrders') : undefined;
  },
  /** Books are kept, and name nobody. */
  erase: blankOrders,
};
