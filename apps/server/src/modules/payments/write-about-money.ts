import type { Transaction } from '../../infra/database/transaction.ts';
import { findContact } from '../accounts/index.ts';
import { readTradeNews } from '../orders/index.ts';
import { amountIn } from './amount-in.ts';
import type { PaymentsContext } from './context.ts';
import { paymentMails } from './mails.ts';
import type { Payment } from './payments-db.ts';
import { whatCame } from './what-came.ts';

/** What became of money that paid for nothing: it goes back, too late or as another amount, or it became balance. */
export type MoneyWay = 'back' | 'mismatch' | 'balance' | 'credited';

/** One letter for each payment, in the language of its order. */
export async function writeAboutMoney(
  { messages }: PaymentsContext,
  transaction: Transaction,
  payment: Payment,
  way: MoneyWay,
): Promise<void> {
  const { id, tradeId, userId } = payment;
  const { amountCents, currency } = whatCame(payment);
  const news = tradeId === null ? undefined : await readTradeNews(transaction.queries, tradeId);
  const to = await findContact(transaction.queries, userId);
  // Whoever has closed their account meanwhile is not written to any more.
  if (!news || !to) return;
  await messages.write(transaction, {
    to,
    locale: news.locale,
    mail: paymentMails.lateMoney,
    values: { order: news.numbers.join(', '), amount: amountIn(news.locale, currency, amountCents), way },
    key: `lateMoney:${id}`,
  });
}
