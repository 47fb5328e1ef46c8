import type * as contract from '@galleria/contract/invoices/staff-invoices';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { cutPage, readIdCursor } from '../../infra/calls/cursor.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { readInvoiceOrders } from '../orders/index.ts';
import type { InvoicesContext } from './context.ts';
import { readInvoices } from './invoice-lists-db.ts';
import { findInvoice, readDocuments } from './invoices-db.ts';
import { readFile } from './own-invoices.ts';
import { presentDocument, presentInvoice, presentInvoices } from './present-invoice.ts';

/** Two statements per page: the invoices, and their orders. */
export const mallInvoicePage: UseCase<typeof contract.mallInvoicePage, InvoicesContext> = async (
  context,
  { cursor, size, state, shopId, number },
  { locale },
) => {
  const search = { storeId: shopId, state, number };
  const rows = await readInvoices(context.database.queries, search, { last: readIdCursor(cursor), limit: size + 1 });
  const { shown, nextCursor } = cutPage(rows, size, ({ id }) => id);
  return { records: await presentInvoices(context, shown, locale), nextCursor };
};

export const mallInvoiceInfo: UseCase<typeof contract.mallInvoiceInfo, InvoicesContext> = async (
  { database: { queries }, stores },
  { orderNumber },
  { locale },
) => {
  const invoice = await findInvoice(queries, { orderNumber });
  if (!invoice) return refuse('invoice.notFound');
  const order = (await readInvoiceOrders(queries, [invoice.orderId])).get(invoice.orderId);
  const shopName = (await stores.summaries(locale)).get(invoice.storeId)?.shopName ?? '';
  return {
    ...presentInvoice(invoice, order, shopName),
    userId: invoice.userId,
    payTime: order?.paidAt ? formatApiTime(order.paidAt) : null,
    documents: (await readDocuments(queries, invoice.id)).map(presentDocument),
  };
};

/** The contract declares it as audited: each read is in the audit log. */
export const mallInvoiceFile: UseCase<typeof contract.mallInvoiceFile, InvoicesContext> = (
  context,
  { orderNumber, version },
) => readFile(context, { orderNumber }, version);
