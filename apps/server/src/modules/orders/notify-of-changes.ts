import { SYSTEM } from '@galleria/domain/access/access';
import { formatMoney } from '@galleria/i18n/formats';
import { z } from 'zod';
import { notifyStores } from '../../infra/database/notify-stores.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { findContact } from '../accounts/index.ts';
import { readPlaces } from './group-buy/places-db.ts';
import type { OrdersContext } from './index.ts';
import { orderMails } from './notify-buyer.ts';
import { type OrderNews, readOrderNews } from './own-orders/own-orders-db.ts';
import { readRefundsOfOrder } from './refunds/refunds-db.ts';
import { readOrdersOfTrades } from './trades/group-orders-db.ts';
import { tradeSummaries } from './trades/trade-summaries-db.ts';

export const ChangedPrice = z.object({
  orderId: z.int(),
  beforeCents: z.int(),
  afterCents: z.int(),
  changedAt: z.string(),
});

/** Writes to the buyer that the store cancelled the order, with the reason and the channel of the refund. */
export async function notifyOfCancellation(context: OrdersContext, { orderId }: { orderId: number }): Promise<void> {
  await writeTo(context, orderId, async ({ queries }, { closeNote }) => {
    const [refund] = await readRefundsOfOrder(queries, orderId);
    return { mail: mailFor(refund), values: { reason: closeNote }, key: `orderCanceledBySeller:${orderId}` };
  });
}

/** Writes to the buyer about an order that the buyer cancelled after the payment. */
export async function notifyOfOwnCancellation(context: OrdersContext, { orderId }: { orderId: number }): Promise<void> {
  await writeTo(context, orderId, async ({ queries }) => {
    const [refund] = await readRefundsOfOrder(queries, orderId);
    return { mail: ownMailFor(refund), values: {}, key: `orderCanceledByBuyer:${orderId}` };
  });
}

/** Writes to the buyer about an order that the mall refunded. */
export async function notifyOfPlatformRefund(context: OrdersContext, { orderId }: { orderId: number }): Promise<void> {
  await writeTo(context, orderId, async ({ queries }, { closeNote }) => {
    const [refund] = await readRefundsOfOrder(queries, orderId);
    return { mail: platformMailFor(refund), values: { reason: closeNote }, key: `orderRefundedByMall:${orderId}` };
  });
}

type Refund = Awaited<ReturnType<typeof readRefundsOfOrder>>[number] | undefined;

/**
 * Chosen by the channel of the refund, which is the balance also for an order that was paid from the balance. An order
 * that points or coupons paid for in full has a refund without money (`none`).
 */
function mailFor(refund: Refund) {
  if (!refund || refund.channel === 'none') return orderMails.orderCanceledUnpaid;
  return refund.channel === 'balance' ? orderMails.orderCanceledToBalance : orderMails.orderCanceledBySeller;
}

function ownMailFor(refund: Refund) {
  if (!refund || refund.channel === 'none') return orderMails.orderCanceledByBuyerUnpaid;
  return refund.channel === 'balance' ? orderMails.orderCanceledByBuyerToBalance : orderMails.orderCanceledByBuyer;
}

function platformMailFor(refund: Refund) {
  if (!refund || refund.channel === 'none') return orderMails.orderClosedByMall;
  return refund.channel === 'balance' ? orderMails.orderRefundedToBalance : orderMails.orderRefundedByMall;
}

/** Writes to every member of a filled group; its goods are sent now. */
export async function notifyOfGroupFilled(context: OrdersContext, { groupId }: { groupId: number }): Promise<void> {
  const { queries } = context.database;
  const tradeIds = (await readPlaces(queries, [groupId])).map(({ tradeId }) => tradeId);
  for (const { id, storeId } of await readOrdersOfTrades(queries, tradeIds)) {
    await writeTo(context, id, async () => ({ mail: orderMails.groupFilled, values: {}, key: `groupFilled:${id}` }));
    await notifyStores(queries, [storeId]);
  }
}

/** Writes to a member of a failed group. A member who left gets no message. */
export async function notifyOfGroupFailed(context: OrdersContext, { orderId }: { orderId: number }): Promise<void> {
  const order = await readOrderNews(context.database.queries, orderId);
  if (order?.closeReason !== 'group') return;
  await writeTo(context, orderId, async ({ queries }) => {
    const [refund] = await readRefundsOfOrder(queries, orderId);
    const mail = refund?.channel === 'balance' ? orderMails.groupFailedToBalance : orderMails.groupFailed;
    return { mail, values: {}, key: `groupFailed:${orderId}` };
  });
}

/** Writes to the buyer about a changed price, one message per change. */
export async function notifyOfPrice(context: OrdersContext, change: z.output<typeof ChangedPrice>): Promise<void> {
  const { orderId, beforeCents, afterCents, changedAt } = change;
  await writeTo(context, orderId, async (_, { locale, currency }) => ({
    mail: orderMails.orderPriceChanged,
    values: {
      before: formatMoney(locale, currency, beforeCents),
      after: formatMoney(locale, currency, afterCents),
    },
    key: `orderPriceChanged:${orderId}:${changedAt}`,
  }));
}

interface News {
  readonly mail: (typeof orderMails)[keyof typeof orderMails];
  readonly values: Readonly<Record<string, string>>;
  readonly key: string;
}

/** Writes in the language of the order. An account that was closed meanwhile has no address. */
async function writeTo(
  { database, messages, stores }: OrdersContext,
  orderId: number,
  newsOf: (
    transaction: Transaction,
    order: OrderNews & Pick<Awaited<ReturnType<typeof summaryOf>>, 'locale' | 'currency'>,
  ) => Promise<News>,
): Promise<void> {
  const order = await readOrderNews(database.queries, orderId);
  if (!order) return;
  const { locale, currency } = await summaryOf(database, order.tradeId);
  const store = (await stores.summaries(locale)).get(order.storeId)?.shopName ?? '';
  await inTransaction(database, SYSTEM, async (transaction) => {
    const to = await findContact(transaction.queries, order.userId);
    if (!to) return;
    const { mail, values, key } = await newsOf(transaction, { ...order, locale, currency });
    await messages.write(transaction, { to, locale, mail, key, values: { store, order: order.number, ...values } });
  });
}

async function summaryOf({ queries }: OrdersContext['database'], tradeId: number) {
  const found = (await tradeSummaries(queries, [tradeId])).get(tradeId);
  if (!found) throw new Error(`summaryOf: there is no trade ${tradeId}`);
  return found;
}
