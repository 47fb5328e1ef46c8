import type * as contract from '@galleria/contract/invoices/invoices';
import { PdfFile } from '@galleria/contract/wire/pdf-file';
import { invoiceableCents } from '@galleria/domain/invoices/invoice-lifecycle';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import { offsetOf, toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { findOwnInvoiceOrder } from '../orders/index.ts';
import type { InvoicesContext } from './context.ts';
import { readOwnInvoices } from './invoice-lists-db.ts';
import { findInvoice, type InvoiceKey, readDocuments } from './invoices-db.ts';
import { presentDocument, presentInvoice, presentInvoices } from './present-invoice.ts';

export const invoiceInfo: UseCase<typeof contract.invoiceInfo, InvoicesContext> = async (
  { database: { queries }, stores },
  { orderNumber },
  { actor, locale },
) => {
  const { userId } = actor;
  const order = await findOwnInvoiceOrder(queries, { userId, number: orderNumber });
  if (!order) return refuse('order.notFound');
  const invoice = await findInvoice(queries, { orderNumber, userId });
  const documents = invoice ? await readDocuments(queries, invoice.id) : [];
  const shopName = (await stores.summaries(locale)).get(order.storeId)?.shopName ?? '';
  const amountCents = invoiceableCents(order);
  return {
    ...{ orderNumber, shopId: order.storeId, shopName, amount: mainUnits(amountCents) },
    mayRequest: !invoice && order.paidAt !== null && amountCents > 0,
    invoice: invoice
      ? { ...presentInvoice(invoice, order, shopName), documents: documents.map(presentDocument) }
      : null,
  };
};

export const invoicePage: UseCase<typeof contract.invoicePage, InvoicesContext> = async (
  context,
  { state, ...paging },
  { actor, locale },
) => {
  const page = { offset: offsetOf(paging), limit: paging.size };
  const { rows, total } = await readOwnInvoices(context.database.queries, actor.userId, state, page);
  return toPage(await presentInvoices(context, rows, locale), total, paging);
};

export const invoiceFile: UseCase<typeof contract.invoiceFile, InvoicesContext> = (
  context,
  { orderNumber, version },
  { actor },
) => readFile(context, { orderNumber, userId: actor.userId }, version);

/** The latest document, or the given version. */
export async function readFile(
  { database: { queries }, privateFiles }: InvoicesContext,
  key: InvoiceKey,
  version: number | undefined,
) {
  const invoice = await findInvoice(queries, key);
  if (!invoice) return refuse('invoice.notFound');
  const documents = await readDocuments(queries, invoice.id);
  const wanted = version === undefined ? documents[0] : documents.find((one) => one.version === version);
  const bytes = wanted && (await privateFiles.get(wanted.file));
  return bytes ? new PdfFile(`invoice-${invoice.number}-${wanted.version}.pdf`, bytes) : refuse('invoice.noDocument');
}
