import { SYSTEM } from '@galleria/domain/access/access';
import { type Locale, languageTag } from '@galleria/domain/site/locales';
import { formatMoney } from '@galleria/i18n/formats';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { handleInBatches } from '../../../infra/jobs/handle-in-batches.ts';
import { findContact } from '../../accounts/index.ts';
import type { OrdersContext } from '../index.ts';
import { orderMails } from '../notify-buyer.ts';
import { readOrderForMail } from '../own-orders/own-orders-db.ts';
import { tradeSummaries } from '../trades/trade-summaries-db.ts';
import { markBalanceReminded, readDeposit, readOpenedBalances } from './deposits-db.ts';

type PreSaleMail = 'depositPaid' | 'balanceOpen' | 'depositKept';

interface OneTrade {
  readonly tradeId: number;
}

/** Writes to the buyer that the deposit was paid, and from when until when the balance can be paid. */
export async function notifyOfDeposit(context: OrdersContext, { tradeId }: OneTrade): Promise<void> {
  await inTransaction(context.database, SYSTEM, (transaction) => write(context, transaction, tradeId, 'depositPaid'));
}

/** Reminds each buyer once, when the window of the balance opens. The mark and the message are in one transaction. */
export function remindOfBalances(context: OrdersContext): Promise<void> {
  return handleInBatches(context.log, {
    name: 'remindOfBalances',
    start: { id: 0 },
    next: ({ id }, limit) => readOpenedBalances(context.database.queries, id, limit),
    handle: ({ id }) =>
      inTransaction(context.database, SYSTEM, async (transaction) => {
        if (await markBalanceReminded(transaction, id)) await write(context, transaction, id, 'balanceOpen');
      }),
  });
}

/** Writes to the buyer that the window is over and the store keeps the deposit. */
export async function notifyOfKeptDeposit(context: OrdersContext, { tradeId }: OneTrade): Promise<void> {
  await inTransaction(context.database, SYSTEM, (transaction) => write(context, transaction, tradeId, 'depositKept'));
}

/** Writes in the language of the order. An account that was closed meanwhile has no address. */
async function write(
  { messages, stores }: OrdersContext,
  transaction: Transaction,
  tradeId: number,
  template: PreSaleMail,
): Promise<void> {
  const { queries } = transaction;
  const deposit = await readDeposit(queries, tradeId);
  const order = deposit && (await readOrderForMail(queries, deposit.orderId));
  const trade = (await tradeSummaries(queries, [tradeId])).get(tradeId);
  if (!deposit?.balanceFrom || !deposit.balanceUntil || !order || !trade) return;
  const to = await findContact(queries, order.userId);
  if (!to) return;
  const { locale } = trade;
  const { depositCents, payableCents, currency, balanceFrom, balanceUntil } = deposit;
  await messages.write(transaction, {
    ...{ to, locale, mail: orderMails[template], key: `${template}:${tradeId}` },
    values: {
      store: (await stores.summaries(locale)).get(order.storeId)?.shopName ?? '',
      order: order.number,
      deposit: formatMoney(locale, currency, depositCents ?? 0),
      balance: formatMoney(locale, currency, payableCents - (depositCents ?? 0)),
      from: formatMoment(locale, balanceFrom),
      until: formatMoment(locale, balanceUntil),
    },
  });
}

function formatMoment(locale: Locale, moment: Date): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(moment)} UTC`;
}
