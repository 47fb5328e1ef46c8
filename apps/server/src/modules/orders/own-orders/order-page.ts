import type { orderCount, orderPage } from '@galleria/contract/orders';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import { signedInBuyer } from '../../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../../infra/calls/use-case.ts';
import type { OrdersContext } from '../context.ts';
import { countOwnOrders, readOrderLines, readOwnOrders } from './own-orders-db.ts';
import { showOrder } from './present-order.ts';

/** Two statements: the orders of the page with how many there are, and their lines. */
export function pageOrders({ database: { queries }, stores }: OrdersContext): BoundUseCase<typeof orderPage> {
  return async ({ current, size, status, orderType, keyword = '', startTime, endTime }, caller) => {
    const { userId } = signedInBuyer(caller);
    const search = {
      status: status === 0 ? undefined : status,
      type: orderType,
      keyword,
      storeIds: keyword === '' ? [] : await storesCalled(stores, keyword, caller.locale),
      from: startTime === undefined ? undefined : momentOf(startTime),
      until: endTime === undefined ? undefined : momentOf(endTime),
    };
    const { orders, total } = await readOwnOrders(queries, userId, search, {
      offset: (current - 1) * size,
      limit: size,
    });
    const lines = await readOrderLines(
      queries,
      orders.map(({ id }) => id),
    );
    const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
    const heads = await stores.summaries(caller.locale);
    const records = orders.map((order) =>
      showOrder(order, linesOf.get(order.id) ?? [], heads.get(order.storeId)?.shopName ?? '', caller.locale),
    );
    return { records, total, pages: Math.ceil(total / size), current, size };
  };
}

/** By the name that they see, or the one in the mall's own language. */
async function storesCalled(stores: OrdersContext['stores'], keyword: string, locale: Locale): Promise<number[]> {
  const wanted = keyword.toLowerCase();
  const found = new Set<number>();
  for (const language of new Set([locale, DEFAULT_LOCALE])) {
    for (const [id, { shopName }] of await stores.summaries(language)) {
      if (shopName.toLowerCase().includes(wanted)) found.add(id);
    }
  }
  return [...found];
}

function momentOf(dialectTime: string): Date {
  return new Date(`${dialectTime.replace(' ', 'T')}Z`);
}

export function countOrders({ database: { queries } }: OrdersContext): BoundUseCase<typeof orderCount> {
  return async (_, caller) => {
    const counts = await countOwnOrders(queries, signedInBuyer(caller).userId);
    const inState = (status: number) => counts.get(status) ?? 0;
    return {
      unPay: inState(ORDER_STATUS.toPay),
      payed: inState(ORDER_STATUS.toShip),
      consignment: inState(ORDER_STATUS.toReceive),
      confirm: inState(ORDER_STATUS.toReview),
      grouping: inState(ORDER_STATUS.grouping),
    };
  };
}
