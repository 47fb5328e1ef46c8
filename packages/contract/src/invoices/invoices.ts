import { INVOICE_STATES } from '@galleria/domain/invoices/invoice-lifecycle';
import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { money, orderNumber, pageOf, paging } from '../wire/formats.ts';
import { PdfFile } from '../wire/pdf-file.ts';
import { InvoiceDocument, invoice, invoiceRequest, version } from './invoice-fields.ts';

/** Invoices as buyers request and download them. An order has one invoice, in one or more versions. */

export const requestInvoice = operation({
  method: 'POST',
  path: '/p/orderInvoice',
  access: buyer,
  summary: 'Requests an invoice from the store for an own paid order, in the language of the call',
  input: z.object({ orderNumber, ...invoiceRequest }),
  output: z.null(),
  refusals: [
    'order.invoiceTaxNumber',
    'order.notFound',
    'invoice.exists',
    'invoice.unpaidOrder',
    'invoice.nothingPaid',
  ],
});

export const changeInvoice = operation({
  method: 'PUT',
  path: '/p/orderInvoice',
  access: buyer,
  summary:
    'Corrects the invoice request; if the invoice was already issued or refused, the store receives the request again',
  input: z.object({ orderNumber, ...invoiceRequest }),
  output: z.null(),
  refusals: ['order.invoiceTaxNumber', 'invoice.notFound', 'invoice.tooManyVersions', 'invoice.nothingPaid'],
});

export const invoiceInfo = operation({
  method: 'GET',
  path: '/p/orderInvoice/info',
  access: buyer,
  summary: 'The invoice of an own order with its documents, or the data for requesting one',
  input: z.object({ orderNumber }),
  output: z.object({
    orderNumber: z.string(),
    shopId: z.int(),
    shopName: z.string(),
    amount: money.meta({ description: 'amount that was paid and not refunded' }),
    mayRequest: z.boolean(),
    invoice: z.object({ ...invoice, documents: z.array(InvoiceDocument) }).nullable(),
  }),
  refusals: ['order.notFound'],
});

export const invoicePage = operation({
  method: 'GET',
  path: '/p/orderInvoice/page',
  access: buyer,
  summary: 'Own invoices, newest first',
  input: z.object({ ...paging, state: z.enum(INVOICE_STATES).optional() }),
  output: pageOf(z.object(invoice)),
  refusals: [],
});

export const invoiceFile = operation({
  method: 'GET',
  path: '/p/orderInvoice/file',
  access: buyer,
  summary: 'Document of an own invoice as PDF: the given version, or the latest',
  input: z.object({ orderNumber, version: version.optional() }),
  output: z.instanceof(PdfFile),
  refusals: ['invoice.notFound', 'invoice.noDocument'],
  pdf: true,
});
