import type * as contract from '@galleria/contract/orders/orders';
import { parseApiTime } from '@galleria/contract/wire/api-time';
import { ORDER_STATUS, type OrderStatus } from '@galleria/domain/orders/order-status';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import { offsetOf, toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { OrdersContext } from '../index.ts';
import { countOwnOrders, readOrderLines, readOwnOrders } from './own-orders-db.ts';
import { presentOrder } from './present-order.ts';

/** Runs two statements: for the orders of the page with the total, and for their lines. */
export const orderPage: UseCase<typeof contract.orderPage, OrdersContext> = async (
  { database: { queries }, stores, rules },
  { status, orderType, keyword = '', startTime, endTime, ...paging },
  { actor, locale },
) => {
  const search = {
    status: status === 0 ? undefined : status,
    type: orderType,
    keyword,
    storeIds: keyword === '' ? [] : await findStoresNamed(stores, keyword, locale),
    from: startTime === undefined ? undefined : parseApiTime(startTime),
    until: endTime === undefined ? undefined : parseApiTime(endTime),
  };
  const page = { offset: offsetOf(paging), limit: paging.size };
  const { orders, total } = await readOwnOrders(queries, actor.userId, search, page);
  const orderIds = orders.map(({ id }) => id);
  const linesByOrder = Map.groupBy(await readOrderLines(queries, orderIds), ({ orderId }) => orderId);
  const summaries = await stores.summaries(locale);
  const [current, cancelMinutes] = await Promise.all([rules(), stores.cancelMinutes()]);
  const records = orders.map((order) => {
    const about = {
      ...{ shopName: summaries.get(order.storeId)?.shopName ?? '', rules: current },
      cancelMinutes: cancelMinutes.get(order.storeId) ?? 0,
    };
    return presentOrder(order, linesByOrder.get(order.id) ?? [], about, locale);
  });
  return toPage(records, total, paging);
};

/** Stores whose name in the caller's language or in the mall's default one contains the keyword. */
async function findStoresNamed(stores: OrdersContext['stores'], keyword: string, locale: Locale): Promise<number[]> {
  const wanted = keyword.toLowerCase();
  const found = new Set<number>();
  for (const language of new Set([locale, DEFAULT_LOCALE])) {
    for (const [id, { shopName }] of await stores.summaries(language)) {
      if (shopName.toLowerCase().includes(wanted)) found.add(id);
    }
  }
  return [...found];
}

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
