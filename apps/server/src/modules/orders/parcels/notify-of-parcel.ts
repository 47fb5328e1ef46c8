import { SYSTEM } from '@galleria/domain/access/access';
import { textIn } from '@galleria/domain/site/locales';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { findContact } from '../../accounts/index.ts';
import type { OrdersContext } from '../index.ts';
import { orderMails } from '../notify-buyer.ts';
import { tradeSummaries } from '../trades/trade-summaries-db.ts';
import { readParcelForMail } from './parcels-db.ts';

/** One message per parcel that a courier carries. The event may be delivered twice; the key makes it one message. */
export async function notifyOfParcel(
  { database, messages, stores }: OrdersContext,
  { parcelId }: { parcelId: number },
): Promise<void> {
  const news = await readParcelForMail(database.queries, parcelId);
  // There is no message about parcels that the store delivers or hands over itself.
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
