import type * as contract from '@galleria/contract/orders/store-orders';
import { mainUnits } from '@galleria/domain/money/main-units';
import { storeActionsIn } from '@galleria/domain/orders/order-lifecycle';
import type { CloseReason } from '@galleria/domain/orders/order-status';
import { goodsBeforeChange } from '@galleria/domain/pricing/change-price';
import { toAmounts } from '@galleria/domain/pricing/to-amounts';
import { refuse } from '@galleria/domain/refusals';
import { textIn } from '@galleria/domain/site/locales';
import { cutPage, readTimeCursor, writeTimeCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { OrdersContext } from '../index.ts';
import { type OrderLine, readOrderLines } from '../own-orders/own-orders-db.ts';
import { reductionNamesIn } from '../own-orders/present-order.ts';
import { readParcels } from '../parcels/parcels-db.ts';
import { readRefundsOfOrder } from '../refunds/refunds-db.ts';
import { presentStoreOrder, presentStoreParcel, timeOrNull } from './present-store-order.ts';
import {
  countVouchers,
  countWaiting,
  readStoreOrder,
  readStoreOrders,
  type StoreOrderInfo,
} from './store-orders-db.ts';

/** Runs two statements, whatever the page: for the orders, and for their lines. */
export const storeOrderPage: UseCase<typeof contract.storeOrderPage, OrdersContext> = async (
  { database: { queries } },
  { cursor, size, ...search },
  { actor, locale },
) => {
  const rows = await readStoreOrders(queries, actor.storeId, search, {
    cursor: readTimeCursor(cursor),
    limit: size + 1,
  });
  const { shown: orders, nextCursor } = cutPage(rows, size, writeTimeCursor);
  const lines = Map.groupBy(
    await readOrderLines(
      queries,
      orders.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  return {
    records: orders.map((order) => presentStoreOrder(order, lines.get(order.id) ?? [], locale)),
    nextCursor,
  };
};

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
  const vouchers = await countVouchers(queries, order.id);
  const { used } = vouchers;
  const actions = storeActionsIn({ ...order, hasLeft: order.isPartlyShipped || used > 0 }).filter(
    (action) => action !== 'changePrice' || order.depositCents === null,
  );
  return {
    ...presentStoreOrder(order, lines, locale),
    amounts: toAmounts(
      { ...order, shippingFullCents: order.shippingCents },
      reductionNamesIn(order.reductions, locale),
    ),
    postCode: order.receiver?.postCode ?? '',
    // Leaves the code out: it is the buyer's proof at the counter.
    pickup: pickup && { stationName: textIn(pickup.stationName, locale), name: pickup.name, mobile: pickup.mobile },
    virtualRemarks: order.answers,
    vouchers,
    finallyTime: timeOrNull(order.receivedAt),
    cancelTime: timeOrNull(order.closedAt),
    cancelNote: order.closeNote,
    refund: await refundOf(queries, order),
    priceChangeTime: timeOrNull(order.priceChangedAt),
    priceBounds: actions.includes('changePrice') ? boundsOf(order, lines) : null,
    actions,
    packages: parcels.map((parcel) => presentStoreParcel(parcel, lines, locale)),
  };
};

/** Orders that were closed for these reasons are refunded, if they were paid. */
const WITHDRAWN = ['seller', 'platform', 'buyer', 'group'] as const satisfies readonly CloseReason[];

async function refundOf(queries: Queries, { id, closeReason }: StoreOrderInfo) {
  const refunds = WITHDRAWN.some((reason) => reason === closeReason) ? await readRefundsOfOrder(queries, id) : [];
  const refund = refunds.find(({ state }) => state !== 'done') ?? refunds[0];
  const amountCents = refunds.reduce((sum, one) => sum + one.amountCents, 0);
  return refund ? { way: refund.channel, state: refund.state, amount: mainUnits(amountCents) } : null;
}

function boundsOf(order: StoreOrderInfo, lines: readonly OrderLine[]) {
  const shippingCents = (order.originalShippingCents ?? order.shippingCents) - order.shippingOffCents;
  return { goods: mainUnits(goodsBeforeChange(lines)), transfee: mainUnits(shippingCents) };
}
