import { formatMoney } from '@galleria/i18n/formats';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { defineMails } from '../../../infra/messages/mail-template.ts';
import { findContact } from '../../accounts/index.ts';
import { tradeSummaries } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import type { Payment } from '../payments-db.ts';
import { receivedAmount } from './received-amount.ts';

export const paymentMails = defineMails({
  /** A payment that settles nothing is returned or credited. Values: `order`, `amount` and `way`. */
  latePayment: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
});

/** How unused money returns to the buyer; `way` in the mail. `mismatch` is `back` for another amount. */
export type RefundChannel = 'back' | 'mismatch' | 'balance' | 'credited';

/** One mail per payment, in the language of the order. */
export async function notifyBuyer(
  { messages }: PaymentsContext,
  transaction: Transaction,
  payment: Payment,
  way: RefundChannel,
): Promise<void> {
  const { id, tradeId, userId } = payment;
  const { amountCents, currency } = receivedAmount(payment);
  const trade = tradeId === null ? undefined : (await tradeSummaries(transaction.queries, [tradeId])).get(tradeId);
  const to = await findContact(transaction.queries, userId);
  // A closed account has no contact.
  if (!trade || !to) return;
  await messages.write(transaction, {
    to,
    locale: trade.locale,
    mail: paymentMails.latePayment,
    values: { order: trade.orderNumbers.join(', '), amount: formatMoney(trade.locale, currency, amountCents), way },
    key: `latePayment:${id}`,
  });
}
