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
  summary: 'Asks the store for an invoice about an own, paid order; in the language of the call',
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
  summary: 'Corrects the request; after the invoice was issued or refused, the store is asked anew',
  input: z.object({ orderNumber, ...invoiceRequest }),
  output: z.null(),
  refusals: ['order.invoiceTaxNumber', 'invoice.notFound', 'invoice.tooManyVersions', 'invoice.nothingPaid'],
});

export const invoiceInfo = operation({
  method: 'GET',
  path: '/p/orderInvoice/info',
  access: buyer,
  summary: 'The invoice of an own order with its documents, or what one would be about',
  input: z.object({ orderNumber }),
  output: z.object({
    orderNumber: z.string(),
    shopId: z.int(),
    shopName: z.string(),
    amount: money.meta({ description: 'what was paid and not refunded' }),
    mayRequest: z.boolean(),
    invoice: z.object({ ...invoice, documents: z.array(InvoiceDocument) }).nullable(),
  }),
  refusals: ['order.notFound'],
});

export const invoicePage = operation({
  method: 'GET',
  path: '/p/orderInvoice/page',
  access: buyer,
  summary: 'The own invoices, the latest first',
  input: z.object({ ...paging, state: z.enum(INVOICE_STATES).optional() }),
  output: pageOf(z.object(invoice)),
  refusals: [],
});

export const invoiceFile = operation({
  method: 'GET',
  path: '/p/orderInvoice/file',
  access: buyer,
  summary: 'The document of an own invoice: the latest, or the version that is named',
  input: z.object({ orderNumber, version: version.optional() }),
  output: z.instanceof(PdfFile),
  refusals: ['invoice.notFound', 'invoice.noDocument'],
  pdf: true,
});
