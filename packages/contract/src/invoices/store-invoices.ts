import { MAX_REASON_LENGTH, MAX_VERSIONS } from '@galleria/domain/invoices/invoice-lifecycle';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { cursorPageOf, cursorPaging, integer, money, moneyInput, orderNumber, time } from '../wire/formats.ts';
import { PdfFile } from '../wire/pdf-file.ts';
import { UploadedFile } from '../wire/uploaded-file.ts';
import { InvoiceDocument, invoice, version } from './invoice-fields.ts';

/** Invoices for the store that has to issue them. */

const StoreInvoice = z.object(invoice);

export const storeInvoicePage = operation({
  method: 'GET',
  path: '/m/invoice/page',
  access: seller('orders.view'),
  summary: 'Invoices of the store by cursor: waiting ones oldest first, others newest first',
  input: z.object({
    state: z
      .enum(['waiting', 'applying', 'correction', 'issued', 'failed'])
      .optional()
      .meta({ description: 'waiting: to be issued, for the first time or again' }),
    keyword: z.string().trim().max(60).optional().meta({ description: 'order or invoice number, or the title' }),
    ...cursorPaging,
  }),
  output: cursorPageOf(StoreInvoice),
  refusals: [],
});

export const storeInvoiceInfo = operation({
  method: 'GET',
  path: '/m/invoice/info',
  access: seller('orders.view'),
  summary: 'An invoice of the store, the payment of its order, and its documents',
  input: z.object({ orderNumber }),
  output: StoreInvoice.extend({
    paid: money,
    refunded: money,
    payTime: time.nullable(),
    language: z.string().meta({ description: 'language of the generated document' }),
    documents: z.array(InvoiceDocument),
  }),
  refusals: ['invoice.notFound'],
});

/** What the store has seen, for optimistic locking: a newer request or version is refused, not issued unseen. */
const seen = {
  orderNumber,
  revision: integer.pipe(z.int().min(1).max(1_000_000)).meta({ type: 'integer' }),
  version: integer
    .pipe(z.int().min(0).max(MAX_VERSIONS))
    .meta({ type: 'integer', description: 'number of the latest document; 0: none' }),
  amount: moneyInput.meta({ type: 'number', description: 'amount of the invoice' }),
};

export const issueInvoice = operation({
  method: 'PUT',
  path: '/m/invoice/issue',
  access: seller('orders.edit'),
  summary: 'Generates the document in the language of the buyer and issues the invoice, for the first time or again',
  input: z.object(seen),
  output: z.object({ version: z.int() }),
  refusals: [
    'invoice.notFound',
    'invoice.notWaiting',
    'invoice.changed',
    'invoice.nothingPaid',
    'invoice.notDrawn',
    'call.overloaded',
  ],
});

export const uploadInvoice = operation({
  method: 'POST',
  path: '/m/invoice/issue',
  access: seller('orders.edit'),
  summary: 'Issues the invoice with an uploaded document, for the first time or again: a PDF of at most 5 MB',
  input: z.object({ ...seen, file: z.instanceof(UploadedFile).meta({ type: 'string', format: 'binary' }) }),
  output: z.object({ version: z.int() }),
  refusals: [
    'invoice.fileTooLarge',
    'invoice.fileNotPdf',
    'invoice.fileActive',
    'invoice.notFound',
    'invoice.notWaiting',
    'invoice.changed',
    'invoice.nothingPaid',
    'upload.tooManyAtOnce',
    'call.overloaded',
    'call.timeout',
  ],
  file: 'file',
  inQuery: ['orderNumber', 'revision', 'version', 'amount'],
});

export const refuseInvoice = operation({
  method: 'PUT',
  path: '/m/invoice/refuse',
  access: seller('orders.edit'),
  summary: 'Refuses an invoice request; the buyer can read the reason and correct the request',
  input: z.object({
    orderNumber,
    revision: seen.revision,
    reason: z.string().trim().min(3).max(MAX_REASON_LENGTH),
  }),
  output: z.null(),
  refusals: ['invoice.notFound', 'invoice.notWaiting', 'invoice.changed'],
});

export const storeInvoiceFile = operation({
  method: 'GET',
  path: '/m/invoice/file',
  access: seller('orders.view'),
  summary: 'Document issued by the store, as PDF',
  input: z.object({ orderNumber, version: version.optional() }),
  output: z.instanceof(PdfFile),
  refusals: ['invoice.notFound', 'invoice.noDocument'],
  pdf: true,
});
