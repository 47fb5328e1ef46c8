import { SYSTEM } from '@galleria/domain/access/access';
import { isAlertDue } from '@galleria/domain/favourites/alert-rules';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { DEFAULT_LOCALE, type Locale, type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import { formatMoney } from '@galleria/i18n/formats';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { lockContacts } from '../../accounts/index.ts';
import { readProductNames, readSaleItems, type SaleItem, skuNameIn } from '../../catalogue/index.ts';
import { readStocks } from '../../inventory/index.ts';
import type { FavouritesContext } from '../index.ts';
import { favouritesMails } from '../mails.ts';
import { type Alert, markSent, readAwaitedProducts, readWaiting } from './alerts-db.ts';
import { shownCents } from './shown-price.ts';

type SendingContext = Pick<FavouritesContext, 'database' | 'catalogue' | 'messages'>;

const ALERT_BATCH_SIZE = 200;
const ALERTS_PER_TRANSACTION = 50;
const PRODUCT_BATCH_SIZE = 200;

/**
 * Runs after the availability or price of these products may have changed: sends one message per alert that is due.
 * Idempotent, since an event may be delivered twice and to several workers. Products without alerts cost one statement.
 */
export async function sendAlerts(
  context: SendingContext,
  { productIds }: { readonly productIds: readonly number[] },
): Promise<void> {
  for (let afterId = 0; ; ) {
    const waiting = await readWaiting(context.database.queries, productIds, afterId, ALERT_BATCH_SIZE);
    const last = waiting.at(-1);
    if (!last) return;
    const due = await findDue(context, waiting);
    for (let start = 0; start < due.length; start += ALERTS_PER_TRANSACTION) {
      await sendBatch(context, due.slice(start, start + ALERTS_PER_TRANSACTION));
    }
    afterId = last.id;
  }
}

/** Hourly job, for changes without an event, such as a store that opens again or a product that is back on sale. */
export async function sweepAlerts(context: SendingContext): Promise<void> {
  for (let afterId = 0; ; ) {
    const productIds = await readAwaitedProducts(context.database.queries, afterId, PRODUCT_BATCH_SIZE);
    const last = productIds.at(-1);
    if (last === undefined) return;
    await sendAlerts(context, { productIds });
    afterId = last;
  }
}

interface DueAlert extends Alert {
  readonly name: LocaleTexts;
  /** Undefined for a price alert. */
  readonly item: SaleItem | undefined;
  readonly nowCents: number;
}

/** Runs outside of a transaction, because the product cards come from the cache. */
async function findDue({ database: { queries }, catalogue }: SendingContext, waiting: readonly Alert[]) {
  const productIds = [...new Set(waiting.map(({ productId }) => productId))];
  const skuIds = [...new Set(waiting.flatMap(({ skuId }) => (skuId > 0 ? [skuId] : [])))];
  const [cards, sold, stocks, names] = await Promise.all([
    catalogue.cards(productIds, DEFAULT_LOCALE),
    readSaleItems(queries, skuIds),
    readStocks(queries, skuIds),
    readProductNames(queries, productIds),
  ]);
  const items = new Map(sold.map((item) => [item.skuId, item]));
  return waiting.flatMap((alert): DueAlert[] => {
    const card = cards.get(alert.productId);
    const item = items.get(alert.skuId);
    if (!card) return [];
    const nowCents = shownCents(card);
    const isOffered = !card.isStale && (alert.kind === 'price' || item?.isOn === true);
    const available = alert.kind === 'price' ? Number(card.inStock) : (stocks.get(alert.skuId) ?? 0);
    if (!isAlertDue(alert, { isOffered, available, priceCents: nowCents })) return [];
    return [{ ...alert, item, nowCents, name: names.get(alert.productId) ?? {} }];
  });
}

/** Locks the accounts first, as closing an account does, so that no message is written for a closed account. */
async function sendBatch({ database, messages }: SendingContext, due: readonly DueAlert[]): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const contacts = await lockContacts(transaction.queries, [...new Set(due.map(({ userId }) => userId))]);
    const marked = await markSent(
      transaction.queries,
      due.map(({ id }) => id),
    );
    for (const alert of due.filter(({ id }) => marked.has(id))) {
      const contact = contacts.get(alert.userId);
      if (!contact) continue;
      await messages.write(transaction, {
        ...contact,
        mail: favouritesMails[alert.kind === 'stock' ? 'backInStock' : 'priceDropped'],
        values: mailValues(alert, contact.locale),
        // The time makes the key new when a sent alert is set again.
        key: `alert:${alert.id}:${alert.askedAt.getTime()}`,
      });
    }
  });
}

function mailValues({ productId, skuId, item, name, priceCents, nowCents }: DueAlert, locale: Locale) {
  const choice = item ? skuNameIn(item, locale) : '';
  const product = textIn(name, locale);
  const money = (cents: number) => formatMoney(locale, BASE_CURRENCY, cents);
  return {
    product: choice ? `${product} (${choice})` : product,
    before: money(priceCents),
    after: money(nowCents),
    page: `/detail?prodId=${productId}${skuId > 0 ? `&sku=${skuId}` : ''}`,
  };
}
