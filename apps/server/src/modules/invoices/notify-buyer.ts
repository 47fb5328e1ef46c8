import type { Transaction } from '../../infra/database/transaction.ts';
import { findContact } from '../accounts/index.ts';
import type { InvoicesContext } from './context.ts';
import type { Invoice } from './invoices-db.ts';
import { type InvoiceMail, invoiceMails } from './mails.ts';

interface InvoiceNotice {
  readonly invoice: Invoice;
  readonly mail: InvoiceMail;
  readonly values: { readonly store: string; readonly reason?: string };
}

/** Written in the language of the buyer's request. A closed account has no contact and gets no message. */
export async function mailBuyer(
  transaction: Transaction,
  messages: InvoicesContext['messages'],
  { invoice, mail, values }: InvoiceNotice,
): Promise<void> {
  const to = await findContact(transaction.queries, invoice.userId);
  if (!to) return;
  await messages.write(transaction, {
    ...{ to, locale: invoice.locale, mail: invoiceMails[mail] },
    values: { ...values, order: invoice.orderNumber },
    key: `${mail}:${invoice.id}:${invoice.revision}:${invoice.version}`,
  });
}
