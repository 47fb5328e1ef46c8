import { INVOICE_STATES } from '@galleria/domain/invoices/invoice-lifecycle';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { cursorPageOf, cursorPaging, id, orderNumber, time } from '../wire/formats.ts';
import { PdfFile } from '../wire/pdf-file.ts';
import { InvoiceDocument, invoice, version } from './invoice-fields.ts';

/** Invoices of all stores, read-only for staff: stores issue them. */

export const mallInvoicePage = operation({
  method: 'GET',
  path: '/s/invoice/page',
  access: staff('orders.view'),
  summary: 'Invoices of all stores, newest first, by cursor',
  input: z.object({
    state: z.enum([...INVOICE_STATES, 'correction']).optional(),
    shopId: id.optional(),
    number: z
      .string()
      .trim()
      .regex(/^\d{1,24}$/)
      .optional()
      .meta({ description: 'number of the order or the invoice' }),
    ...cursorPaging,
  }),
  output: cursorPageOf(z.object(invoice)),
  refusals: [],
});

export const mallInvoiceInfo = operation({
  method: 'GET',
  path: '/s/invoice/info',
  access: staff('orders.view'),
  summary: 'An invoice with its documents',
  input: z.object({ orderNumber }),
  output: z.object({
    ...invoice,
    userId: z.string(),
    payTime: time.nullable(),
    documents: z.array(InvoiceDocument),
  }),
  refusals: ['invoice.notFound'],
});

export const mallInvoiceFile = operation({
  method: 'GET',
  path: '/s/invoice/file',
  access: staff('orders.view'),
  summary: 'Document of an invoice as PDF',
  input: z.object({ orderNumber, version: version.optional() }),
  output: z.instanceof(PdfFile),
  refusals: ['invoice.notFound', 'invoice.noDocument'],
  pdf: true,
  auditsRead: true,
});
