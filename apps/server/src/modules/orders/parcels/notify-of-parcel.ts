import type * as contract from '@galleria/contract/store-orders';
import { SYSTEM } from '@galleria/domain/access/access';
import { refuse } from '@galleria/domain/refusals';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { findContact } from '../../accounts/index.ts';
import type { OrdersContext } from '../index.ts';
import { orderMails } from '../notify-buyer.ts';
import { findOwnOrder, readOrderLines } from '../own-orders/own-orders-db.ts';
import { presentParcel } from '../store-orders/present-store-order.ts';
import { tradeSummaries } from '../trades/trade-summaries-db.ts';
import { readParcelNews, readParcels } from './parcels-db.ts';

/** One message per parcel that a courier carries. The event may be delivered twice, the key makes it one message. */
export async function notifyOfParcel(
  { database, messages, stores }: OrdersContext,
  { parcelId }: { parcelId: number },
): Promise<void> {
  const news = await readParcelNews(database.queries, parcelId);
  // What the store brings or hands over itself is no news.
  if (!news?.courierName) return;
  const { tradeId, userId, storeId, courierName } = news;
  const locale = (await tradeSummaries(database.queries, [tradeId])).get(tradeId)?.locale ?? 'en';
  const store = (await stores.summaries(locale)).get(storeId)?.shopName ?? '';
  await inTransaction(database, SYSTEM, async (transaction) => {
    const to = await findContact(transaction.queries, userId);
    // An account that was closed meanwhile has no address.
    if (!to) return;
    await messages.write(transaction, {
      ...{ to, locale, mail: orderMails.orderShipped, key: `orderShipped:${parcelId}` },
      values: {
        ...{ store, order: news.orderNumber, pieces: news.pieces, waybill: news.waybill },
        courier: textIn(courierName, locale),
      },
    });
  });
}

export const parcelList: UseCase<typeof contract.parcelList, OrdersContext> = async (
  { database: { queries } },
  { orderNumber },
  { actor, locale },
) => {
  const order = await findOwnOrder(queries, { userId: actor.userId, number: orderNumber });
  if (!order) return refuse('order.notFound');
  const parcels = await readParcels(queries, order.id);
  const lines = parcels.length > 0 ? await readOrderLines(queries, [order.id]) : [];
  return parcels.map((parcel) => presentParcel(parcel, lines, locale));
};
