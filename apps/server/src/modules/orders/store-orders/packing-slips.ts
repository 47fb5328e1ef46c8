import type * as contract from '@galleria/contract/orders/store-orders';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { DEFAULT_LOCALE, isLocale, type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { OrdersContext } from '../index.ts';
import { type OrderLine, readOrderLines } from '../own-orders/own-orders-db.ts';
import { presentPiece } from '../parcels/present-parcel.ts';
import { readSlips, type SlipOrder } from './store-orders-db.ts';

/** Runs two statements, however many slips are printed at once. */
export const packingSlips: UseCase<typeof contract.packingSlips, OrdersContext> = async (
  { database: { queries }, stores },
  { orderNumbers, language },
  { actor, locale },
) => {
  const wanted = [...new Set(orderNumbers.split(','))];
  const orders = await readSlips(queries, actor.storeId, wanted);
  const ids = orders.map(({ id }) => id);
  const lines = Map.groupBy(await readOrderLines(queries, ids), ({ orderId }) => orderId);
  const found = new Map(orders.map((order) => [order.number, order]));
  const slips = wanted.flatMap((number) => found.get(number) ?? []);
  return Promise.all(
    slips.map(async (order) => {
      const slipLocale = language === 'buyer' ? localeOf(order) : locale;
      const shopName = (await stores.summaries(slipLocale)).get(actor.storeId)?.shopName ?? '';
      return presentSlip(order, lines.get(order.id) ?? [], slipLocale, shopName);
    }),
  );
};

function localeOf({ locale }: SlipOrder): Locale {
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** Lists the pieces that have not left, since the others are in another parcel; all pieces when everything has left. */
function presentSlip(order: SlipOrder, lines: readonly OrderLine[], locale: Locale, shopName: string) {
  const { receiver, pickup } = order;
  const left = lines.filter(({ quantity, shippedQuantity }) => shippedQuantity < quantity);
  const isSent = left.length === 0;
  return {
    ...{ orderNumber: order.number, locale, shopName, createTime: formatApiTime(order.createdAt) },
    ...{ dvyType: order.deliveryType, message: order.message },
    receiver: receiver?.receiver ?? pickup?.name ?? '',
    mobile: receiver?.mobile ?? pickup?.mobile ?? '',
    addr: receiver?.line ?? '',
    postCode: receiver?.postCode ?? '',
    stationName: pickup ? textIn(pickup.stationName, locale) : '',
    lines: (isSent ? lines : left).map((line) => {
      const count = isSent ? line.quantity : line.quantity - line.shippedQuantity;
      const { orderItemId, prodName, skuName, prodCount } = presentPiece(line, count, locale);
      return { orderItemId, prodName, skuName, prodCount, isGift: line.mainSkuId !== null };
    }),
  };
}
