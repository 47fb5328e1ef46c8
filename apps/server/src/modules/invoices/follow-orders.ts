import { SYSTEM } from '@galleria/domain/access/access';
import { invoiceableCents } from '@galleria/domain/invoices/invoice-lifecycle';
import { lacksTaxNumber } from '@galleria/domain/invoices/invoice-title';
import { DEFAULT_LOCALE, isLocale } from '@galleria/domain/site/locales';
import { inTransaction } from '../../infra/database/transaction.ts';
import { lockInvoiceOrder, readRequestedInvoices } from '../orders/index.ts';
import type { InvoicesContext } from './context.ts';
import { insertInvoice, lockInvoice, setNeedsCorrection, writeFailure } from './invoices-db.ts';

/** After a payment, turns invoice choices of the checkout into requests. Idempotent: the event may come twice. */
export async function requestCheckoutInvoices(
  { database }: InvoicesContext,
  { tradeId }: { readonly tradeId: number },
): Promise<void> {
  const requests = await readRequestedInvoices(database.queries, tradeId);
  if (requests.length === 0) return;
  await inTransaction(database, SYSTEM, async (transaction) => {
    for (const { order, request } of requests) {
      if (invoiceableCents(order) === 0 || lacksTaxNumber(request)) continue;
      const isNew = await insertInvoice(transaction.queries, order, {
        ...{
          titleType: request.headerType,
          title: request.headerName,
          taxNumber: request.invoiceTaxNumber.toUpperCase(),
        },
        ...{
          content: request.invoiceContent ?? 'detail',
          locale: isLocale(order.locale) ? order.locale : DEFAULT_LOCALE,
        },
      });
      if (isNew) await transaction.workChanged(order.storeId);
    }
  });
}

/**
 * After a refund, an issued document must be corrected when its amount differs from the rest of the payment. Amounts
 * are compared instead of counting refunds, so number and order of events do not matter.
 */
export async function followRefund(
  { database }: InvoicesContext,
  { orderId }: { readonly orderId: number },
): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const { queries } = transaction;
    const order = await lockInvoiceOrder(queries, orderId);
    const invoice = order && (await lockInvoice(queries, orderId));
    if (!invoice) return;
    const amountCents = invoiceableCents(order);
    if (invoice.state === 'issued') {
      const needsCorrection = invoice.issuedCents !== amountCents;
      if (needsCorrection === invoice.needsCorrection) return;
      await setNeedsCorrection(queries, invoice.id, needsCorrection);
    } else if (invoice.state === 'applying' && amountCents === 0 && invoice.version === 0) {
      await writeFailure(queries, invoice.id, '');
    } else return;
    await transaction.workChanged(invoice.storeId);
  });
}
