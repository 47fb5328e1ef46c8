import { SYSTEM } from '@galleria/domain/access/access';
import type { RefundChannel } from '@galleria/domain/ledger/refund-order';
import { formatMoney } from '@galleria/i18n/formats';
import { z } from 'zod';
import type { Queries } from '../../infra/database/database.ts';
import { notifyStores } from '../../infra/database/notify-stores.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { findContact } from '../accounts/index.ts';
import { readPlaces } from './group-buy/places-db.ts';
import type { OrdersContext } from './index.ts';
import { orderMails } from './notify-buyer.ts';
import { type OrderForMail, readOrderForMail } from './own-orders/own-orders-db.ts';
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
    const channel = await channelOfRefund(queries, orderId);
    return { mail: BY_STORE[channel], values: { reason: closeNote }, key: `orderCanceledBySeller:${orderId}` };
  });
}

/** Writes to the buyer about an order that the buyer cancelled after the payment. */
export async function notifyOfOwnCancellation(context: OrdersContext, { orderId }: { orderId: number }): Promise<void> {
  await writeTo(context, orderId, async ({ queries }) => {
    const channel = await channelOfRefund(queries, orderId);
    return { mail: BY_BUYER[channel], values: {}, key: `orderCanceledByBuyer:${orderId}` };
  });
}

/** Writes to the buyer about an order that the mall refunded. */
export async function notifyOfPlatformRefund(context: OrdersContext, { orderId }: { orderId: number }): Promise<void> {
  await writeTo(context, orderId, async ({ queries }, { closeNote }) => {
    const channel = await channelOfRefund(queries, orderId);
    return { mail: BY_MALL[channel], values: { reason: closeNote }, key: `orderRefundedByMall:${orderId}` };
  });
}

/**
 * The channel of the latest refund, which is the balance also for an order that was paid from the balance. Deposit and
 * balance of a pre-sale may have two: then it all goes back the way it came. `none`: no money was paid, because the
 * order was unpaid, or points or coupons paid for it in full.
 */
async function channelOfRefund(queries: Queries, orderId: number): Promise<RefundChannel> {
  const refunds = await readRefundsOfOrder(queries, orderId);
  const [latest] = refunds;
  if (!latest) return 'none';
  const leadId = latest.leadId ?? latest.id;
  const parts = refunds.filter((one) => one.id === leadId || one.leadId === leadId);
  return parts.some(({ channel }) => channel === 'gateway') ? 'gateway' : latest.channel;
}

type MailsByChannel = Readonly<Record<RefundChannel, News['mail']>>;

const BY_STORE: MailsByChannel = {
  gateway: orderMails.orderCanceledBySeller,
  balance: orderMails.orderCanceledToBalance,
  none: orderMails.orderCanceledUnpaid,
};

const BY_BUYER: MailsByChannel = {
  gateway: orderMails.orderCanceledByBuyer,
  balance: orderMails.orderCanceledByBuyerToBalance,
  none: orderMails.orderCanceledByBuyerUnpaid,
};

const BY_MALL: MailsByChannel = {
  gateway: orderMails.orderRefundedByMall,
  balance: orderMails.orderRefundedToBalance,
  none: orderMails.orderClosedByMall,
};

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
  const order = await readOrderForMail(context.database.queries, orderId);
  if (order?.closeReason !== 'group') return;
  await writeTo(context, orderId, async ({ queries }) => {
    const channel = await channelOfRefund(queries, orderId);
    const mail = channel === 'balance' ? orderMails.groupFailedToBalance : orderMails.groupFailed;
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
    order: OrderForMail & Pick<Awaited<ReturnType<typeof summaryOf>>, 'locale' | 'currency'>,
  ) => Promise<News>,
): Promise<void> {
  const order = await readOrderForMail(database.queries, orderId);
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
