import { SYSTEM } from '@galleria/domain/access/access';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { findContact } from '../../accounts/index.ts';
import type { OrdersContext } from '../index.ts';
import { orderMails } from '../notify-buyer.ts';
import { tradeSummaries } from '../trades/trade-summaries-db.ts';
import { findArrivedOrder } from './parcels-db.ts';

/** One message per order, when the last of its parcels was signed for and the buyer has not confirmed receipt. */
export async function notifyOfArrival(
  { database, messages, stores }: OrdersContext,
  { parcelId }: { parcelId: number },
): Promise<void> {
  const order = await findArrivedOrder(database.queries, parcelId);
  if (!order) return;
  const locale = (await tradeSummaries(database.queries, [order.tradeId])).get(order.tradeId)?.locale ?? 'en';
  const store = (await stores.summaries(locale)).get(order.storeId)?.shopName ?? '';
  await inTransaction(database, SYSTEM, async (transaction) => {
    const to = await findContact(transaction.queries, order.userId);
    // An account that was closed meanwhile has no address.
    if (!to) return;
    await messages.write(transaction, {
      ...{ to, locale, mail: orderMails.orderArrived, key: `orderArrived:${order.id}` },
      values: { store, order: order.number },
    });
  });
}
