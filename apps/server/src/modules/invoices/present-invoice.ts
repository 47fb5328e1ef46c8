import type { invoicePage } from '@galleria/contract/invoices/invoices';
import type { OutputOf } from '@galleria/contract/operation';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { actionsOn, invoiceableCents } from '@galleria/domain/invoices/invoice-lifecycle';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { Locale } from '@galleria/domain/site/locales';
import { type InvoiceOrder, readInvoiceOrders } from '../orders/index.ts';
import type { InvoicesContext } from './context.ts';
import type { Invoice, InvoiceDocument } from './invoices-db.ts';

type PresentedInvoice = OutputOf<typeof invoicePage>['records'][number];

/** Reads the orders of all invoices in one statement, because the amount of an invoice is computed from its order. */
export async function presentInvoices(
  { database: { queries }, stores }: InvoicesContext,
  rows: readonly Invoice[],
  locale: Locale,
): Promise<PresentedInvoice[]> {
  const orders = await readInvoiceOrders(
    queries,
    rows.map(({ orderId }) => orderId),
  );
  const summaries = await stores.summaries(locale);
  return rows.map((row) => presentInvoice(row, orders.get(row.orderId), summaries.get(row.storeId)?.shopName ?? ''));
}

export function presentInvoice(invoice: Invoice, order: InvoiceOrder | undefined, shopName: string): PresentedInvoice {
  const { issuedCents, issuedAt } = invoice;
  return {
    invoiceNumber: invoice.number,
    orderNumber: invoice.orderNumber,
    shopId: invoice.storeId,
    shopName,
    invoiceType: 1,
    headerType: invoice.titleType,
    headerName: invoice.title,
    invoiceTaxNumber: invoice.taxNumber,
    invoiceContent: invoice.content,
    state: invoice.state,
    needsCorrection: invoice.needsCorrection,
    reason: invoice.failReason,
    version: invoice.version,
    revision: invoice.revision,
    amount: mainUnits(order ? invoiceableCents(order) : 0),
    issuedAmount: issuedCents === null ? null : mainUnits(issuedCents),
    applyTime: formatApiTime(invoice.appliedAt),
    issueTime: issuedAt && formatApiTime(issuedAt),
    actions: actionsOn(invoice),
  };
}

export function presentDocument({ version, amountCents, source, sizeBytes, issuedAt }: InvoiceDocument) {
  return { version, amount: mainUnits(amountCents), source, sizeBytes, issueTime: formatApiTime(issuedAt) };
}
