import type * as contract from '@galleria/contract/invoices/invoices';
import type { ParsedInputOf } from '@galleria/contract/operation';
import { invoiceableCents, isAllowed } from '@galleria/domain/invoices/invoice-lifecycle';
import { lacksTaxNumber, TITLE_TYPE } from '@galleria/domain/invoices/invoice-title';
import { refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { lockOpenAccount } from '../accounts/index.ts';
import { findOwnInvoiceOrder, lockInvoiceOrder } from '../orders/index.ts';
import type { InvoicesContext } from './context.ts';
import { findInvoice, type InvoiceRequest, insertInvoice, lockInvoice, writeRequest } from './invoices-db.ts';

type InvoiceInput = ParsedInputOf<typeof contract.requestInvoice>;

function toRequest(input: InvoiceInput, locale: Locale): InvoiceRequest {
  const isUnit = input.headerType === TITLE_TYPE.unit;
  return {
    titleType: input.headerType,
    title: input.headerName,
    taxNumber: isUnit ? input.invoiceTaxNumber.toUpperCase() : '',
    content: input.invoiceContent,
    locale,
  };
}

/** Locks the account first, so that no invoice is requested while the account is being closed. */
export const requestInvoice: UseCase<typeof contract.requestInvoice, InvoicesContext> = async (
  { database },
  input,
  { actor, locale },
) => {
  if (lacksTaxNumber(input)) return refuse('order.invoiceTaxNumber');
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const { userId } = actor;
    await lockOpenAccount(queries, userId);
    const own = await findOwnInvoiceOrder(queries, { userId, number: input.orderNumber });
    const order = own && (await lockInvoiceOrder(queries, own.id));
    if (!order) return refuse('order.notFound');
    if (await findInvoice(queries, { orderNumber: order.number })) return refuse('invoice.exists');
    if (!order.paidAt) return refuse('invoice.unpaidOrder');
    if (invoiceableCents(order) === 0) return refuse('invoice.nothingPaid');
    const isNew = await insertInvoice(queries, order, toRequest(input, locale));
    if (!isNew) return refuse('invoice.exists');
    await transaction.workChanged(order.storeId);
    return null;
  });
};

/** Issued documents stay as they are until the store issues a new version. */
export const changeInvoice: UseCase<typeof contract.changeInvoice, InvoicesContext> = async (
  { database },
  input,
  { actor, locale },
) => {
  if (lacksTaxNumber(input)) return refuse('order.invoiceTaxNumber');
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const found = await findInvoice(queries, { orderNumber: input.orderNumber, userId: actor.userId });
    const order = found && (await lockInvoiceOrder(queries, found.orderId));
    const invoice = order && (await lockInvoice(queries, order.id));
    if (!invoice) return refuse('invoice.notFound');
    if (!isAllowed('change', invoice)) return refuse('invoice.tooManyVersions');
    if (invoiceableCents(order) === 0 && invoice.version === 0) return refuse('invoice.nothingPaid');
    await writeRequest(queries, invoice.id, toRequest(input, locale));
    await transaction.workChanged(invoice.storeId);
    return null;
  });
};
