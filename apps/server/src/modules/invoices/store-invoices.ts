import type * as contract from '@galleria/contract/invoices/store-invoices';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { isAllowed } from '@galleria/domain/invoices/invoice-lifecycle';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import { cutPage, readIdCursor } from '../../infra/calls/cursor.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { readInvoiceOrders } from '../orders/index.ts';
import type { InvoicesContext } from './context.ts';
import { readInvoices } from './invoice-lists-db.ts';
import { findInvoice, lockInvoice, readDocuments, writeFailure } from './invoices-db.ts';
import { mailBuyer } from './notify-buyer.ts';
import { readFile } from './own-invoices.ts';
import { presentDocument, presentInvoice, presentInvoices } from './present-invoice.ts';

/** Two statements per page: the invoices, and their orders. */
export const storeInvoicePage: UseCase<typeof contract.storeInvoicePage, InvoicesContext> = async (
  context,
  { cursor, size, state, keyword },
  { actor, locale },
) => {
  const search = { storeId: actor.storeId, state, keyword };
  const rows = await readInvoices(context.database.queries, search, { last: readIdCursor(cursor), limit: size + 1 });
  const { shown, nextCursor } = cutPage(rows, size, ({ id }) => id);
  return { records: await presentInvoices(context, shown, locale), nextCursor };
};

export const storeInvoiceInfo: UseCase<typeof contract.storeInvoiceInfo, InvoicesContext> = async (
  { database: { queries }, stores },
  { orderNumber },
  { actor, locale },
) => {
  const { storeId } = actor;
  const invoice = await findInvoice(queries, { orderNumber, storeId });
  const order = invoice && (await readInvoiceOrders(queries, [invoice.orderId])).get(invoice.orderId);
  if (!order) return refuse('invoice.notFound');
  const shopName = (await stores.summaries(locale)).get(storeId)?.shopName ?? '';
  return {
    ...presentInvoice(invoice, order, shopName),
    paid: mainUnits(order.payableCents),
    refunded: mainUnits(order.refundedCents),
    payTime: order.paidAt && formatApiTime(order.paidAt),
    language: invoice.locale,
    documents: (await readDocuments(queries, invoice.id)).map(presentDocument),
  };
};

export const refuseInvoice: UseCase<typeof contract.refuseInvoice, InvoicesContext> = async (
  { database, messages, stores },
  { orderNumber, revision, reason },
  { actor, audit },
) => {
  const { storeId } = actor;
  const found = await findInvoice(database.queries, { orderNumber, storeId });
  if (!found) return refuse('invoice.notFound');
  const store = (await stores.summaries(found.locale)).get(storeId)?.shopName ?? '';
  return inTransaction(database, actor, async (transaction) => {
    const invoice = await lockInvoice(transaction.queries, found.orderId);
    if (!invoice) return refuse('invoice.notFound');
    if (!isAllowed('refuse', invoice)) return refuse('invoice.notWaiting');
    if (invoice.revision !== revision) return refuse('invoice.changed');
    await writeFailure(transaction.queries, invoice.id, reason);
    await mailBuyer(transaction, messages, { invoice, mail: 'invoiceFailed', values: { store, reason } });
    await transaction.workChanged(storeId);
    audit.changed({ state: invoice.state }, { orderNumber, state: 'failed', reason });
    return null;
  });
};

export const storeInvoiceFile: UseCase<typeof contract.storeInvoiceFile, InvoicesContext> = (
  context,
  { orderNumber, version },
  { actor },
) => readFile(context, { orderNumber, storeId: actor.storeId }, version);
