import type * as contract from '@galleria/contract/store-orders';
import { toAmounts } from '@galleria/domain/pricing/to-amounts';
import { refuse } from '@galleria/domain/refusals';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { OrdersContext } from '../index.ts';
import { readOrderLines } from '../own-orders/own-orders-db.ts';
import { reductionNamesIn } from '../own-orders/present-order.ts';
import { readParcels } from '../parcels/parcels-db.ts';
import { presentStoreOrder, presentStoreParcel, timeOrNull } from './present-store-order.ts';
import { countVouchers, countWaiting, type OrderCursor, readStoreOrder, readStoreOrders } from './store-orders-db.ts';

/** Two statements, whatever the page: the orders, and their lines. */
export const storeOrderPage: UseCase<typeof contract.storeOrderPage, OrdersContext> = async (
  { database: { queries } },
  { cursor, size, ...search },
  { actor, locale },
) => {
  const rows = await readStoreOrders(queries, actor.storeId, search, { cursor: readCursor(cursor), limit: size + 1 });
  const orders = rows.slice(0, size);
  const lines = Map.groupBy(
    await readOrderLines(
      queries,
      orders.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  const last = orders.at(-1);
  return {
    records: orders.map((order) => presentStoreOrder(order, lines.get(order.id) ?? [], locale)),
    nextCursor: last && rows.length > size ? `${last.id}@${last.cursorTime}` : '',
  };
};

/** A cursor that is not ours reads as the first page. */
function readCursor(text: string | undefined): OrderCursor | undefined {
  const [, id, createdAt] =
    text?.match(/^(\d{1,15})@(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?[+-]\d{2})$/) ?? [];
  return id && createdAt ? { id: Number(id), createdAt } : undefined;
}

export const storeOrderCount: UseCase<typeof contract.storeOrderCount, OrdersContext> = async (
  { database: { queries } },
  _input,
  { actor },
) => countWaiting(queries, actor.storeId);

export const storeOrderInfo: UseCase<typeof contract.storeOrderInfo, OrdersContext> = async (
  { database: { queries } },
  { orderNumber },
  { actor, locale },
) => {
  const order = await readStoreOrder(queries, actor.storeId, orderNumber);
  if (!order) return refuse('order.notFound');
  const lines = await readOrderLines(queries, [order.id]);
  const parcels = await readParcels(queries, order.id);
  const { pickup } = order;
  return {
    ...presentStoreOrder(order, lines, locale),
    amounts: toAmounts(
      { ...order, shippingFullCents: order.shippingCents },
      reductionNamesIn(order.reductions, locale),
    ),
    postCode: order.receiver?.postCode ?? '',
    // Without the code: it is the buyer's proof at the counter.
    pickup: pickup && { stationName: textIn(pickup.stationName, locale), name: pickup.name, mobile: pickup.mobile },
    virtualRemarks: order.answers,
    vouchers: order.isVirtual ? await countVouchers(queries, order.id) : { total: 0, used: 0 },
    finallyTime: timeOrNull(order.receivedAt),
    cancelTime: timeOrNull(order.closedAt),
    packages: parcels.map((parcel) => presentStoreParcel(parcel, lines, locale)),
  };
};
