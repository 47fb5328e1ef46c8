import { SYSTEM } from '@galleria/domain/access/access';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { type Locale, languageTag } from '@galleria/domain/site/locales';
import { formatMoney } from '@galleria/i18n/formats';
import { inTransaction } from '../../infra/database/transaction.ts';
import { defineMails } from '../../infra/messages/mail-template.ts';
import { findContact } from '../accounts/index.ts';
import type { OrdersContext } from './index.ts';
import { type TradeSummary, tradeSummaries } from './trades/trade-summaries-db.ts';

/**
 * One message per trade and outcome, about all its orders. The event may be delivered twice; the key makes it one
 * message.
 */
export async function notifyBuyer(
  { database, messages }: OrdersContext,
  { tradeId }: { tradeId: number },
): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const trade = (await tradeSummaries(transaction.queries, [tradeId])).get(tradeId);
    const template = trade && templateFor(trade);
    if (!template) return;
    // An account that was closed meanwhile has no address.
    const to = await findContact(transaction.queries, trade.userId);
    if (!to) return;
    const { locale, orderNumbers, currency, payableCents } = trade;
    await messages.write(transaction, {
      to,
      locale,
      mail: orderMails[template],
      values: { order: formatList(locale, orderNumbers), amount: formatMoney(locale, currency, payableCents) },
      key: `${template}:${tradeId}`,
    });
  });
}

/**
 * Chosen by the state of the trade, whichever event was delivered. No money was received yet for a trade to be paid on
 * delivery.
 */
function templateFor({ state, closeReason }: TradeSummary): OrderMail | undefined {
  if (state === TRADE_STATE.paid) return 'orderPaid';
  if (state === TRADE_STATE.payOnDelivery) return 'orderPromised';
  // Cancellations by a store or the mall have a message of their own, with the reason.
  if (state !== TRADE_STATE.closed || closeReason === 'seller' || closeReason === 'platform') return undefined;
  // A kept deposit has a message of its own, too.
  if (closeReason === 'balance') return undefined;
  // A buyer who had not paid for a place in a failed group loses nothing, and gets no message.
  if (closeReason === 'group') return undefined;
  return closeReason === 'expired' ? 'orderExpired' : 'orderCancelled';
}

function formatList(locale: Locale, items: readonly string[]): string {
  return new Intl.ListFormat(languageTag(locale), { type: 'unit', style: 'short' }).format(items);
}

/** Values: `order` and, where money is named, `amount`. */
export const orderMails = defineMails({
  orderPaid: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderPromised: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderCancelled: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderExpired: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  /** Values: `store`, `order`, `pieces`, `courier` and `waybill`. */
  orderShipped: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  /** Values: `store`, `order` and `reason`. One template for each channel of the refund. */
  orderCanceledBySeller: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderCanceledToBalance: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderCanceledUnpaid: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  /** Values: `store` and `order`. One template for each channel of the refund. */
  orderCanceledByBuyer: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderCanceledByBuyerToBalance: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderCanceledByBuyerUnpaid: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  /** The same for refunds by the mall. Values: `store`, `order` and `reason`. */
  orderRefundedByMall: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderRefundedToBalance: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  orderClosedByMall: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  /** To the owners of the store. Values: `store`, `order` and `reason`. */
  storeOrderRefunded: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  storeOrderCanceled: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  storeCancelAsked: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  /** To the owners as well. Values: `store`, `order` and `date`. */
  storeShipDue: { kind: 'news', links: ['merchant'], notYou: 'askForHelp' },
  /** Values: `store`, `order`, `before` and `after`. */
  orderPriceChanged: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  /** About pre-sales. Values: `store`, `order`, `deposit`, `balance`, `from` and `until`. */
  depositPaid: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  balanceOpen: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  depositKept: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  /** Values: `store` and `order`. */
  groupFilled: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  /** Values: `store` and `order`. One template for each channel of the refund. */
  groupFailed: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  groupFailedToBalance: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  /** Values: `store` and `order`. */
  orderArrived: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
});

type OrderMail = keyof typeof orderMails;
