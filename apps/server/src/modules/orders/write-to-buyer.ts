import { VISITOR } from '@galleria/domain/access/access';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, languageTag } from '@galleria/domain/site/locales';
import { currencyToParts } from '@galleria/i18n/formats';
import { z } from 'zod';
import { inTransaction } from '../../infra/database/transaction.ts';
import type { Subscription } from '../../infra/jobs.ts';
import { findContact } from '../accounts/index.ts';
import { TRADE_CLOSED } from './close-trade.ts';
import type { OrdersContext } from './context.ts';
import { type OrderMail, orderMails } from './mails.ts';
import { readTradeNews } from './read-orders-db.ts';
import { TRADE_PAID } from './settle-trade.ts';

const OneTrade = z.object({ tradeId: z.int() });

type News = NonNullable<Awaited<ReturnType<typeof readTradeNews>>>;

/** One letter per trade and event, which names all its orders; the event may be told twice, the letter is written once. */
export function noticesToBuyers(context: OrdersContext): Subscription[] {
  return [TRADE_PAID, TRADE_CLOSED].map((event) => ({
    event,
    subscriber: 'mail',
    handle: (payload) => writeToBuyer(context, OneTrade.parse(payload).tradeId),
  }));
}

async function writeToBuyer({ database, messages }: OrdersContext, tradeId: number): Promise<void> {
  await inTransaction(database, VISITOR, async (transaction) => {
    const news = await readTradeNews(transaction.queries, tradeId);
    const template = news && templateFor(news);
    if (!template) return;
    // Whoever has closed their account meanwhile is not written to any more.
    const to = await findContact(transaction.queries, news.userId);
    if (!to) return;
    const { locale, numbers, currency, payableCents } = news;
    await messages.write(transaction, {
      to,
      locale,
      mail: orderMails[template],
      values: { order: inOneLine(numbers, locale), amount: amountIn(locale, currency, payableCents) },
      key: `${template}:${tradeId}`,
    });
  });
}

/** By what became of it, whichever event told of it. Nothing was received for what is to be paid on delivery. */
function templateFor({ state, closeReason }: News): OrderMail | undefined {
  if (state === 'paid') return 'orderPaid';
  if (state === 'promised') return 'orderPromised';
  if (state === 'closed') return closeReason === 'expired' ? 'orderExpired' : 'orderCancelled';
  return undefined;
}

function inOneLine(numbers: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(languageTag(locale), { type: 'unit', style: 'short' }).format(numbers);
}

function amountIn(locale: Locale, currency: string, cents: number): string {
  return currencyToParts(locale, currency, mainUnits(cents))
    .map(({ value }) => value)
    .join('');
}
