import {
  INVOICE_ACTIONS,
  INVOICE_CONTENTS,
  INVOICE_SOURCES,
  INVOICE_STATES,
  MAX_TITLE_LENGTH,
  MAX_VERSIONS,
} from '@galleria/domain/invoices/invoice-lifecycle';
import { TITLE_TYPE } from '@galleria/domain/invoices/invoice-title';
import { z } from 'zod';
import { integer, money, time } from '../wire/formats.ts';

/** Fields of an invoice, for buyers, stores and staff. */

/** The buyer's request: recipient and wording of the invoice. */
export const invoiceRequest = {
  headerType: integer
    .pipe(z.union([z.literal(TITLE_TYPE.unit), z.literal(TITLE_TYPE.person)]))
    .meta({ type: 'integer', description: '1 unit, 2 personal' }),
  headerName: z.string().trim().min(1).max(MAX_TITLE_LENGTH),
  invoiceTaxNumber: z.string().trim().max(30).default('').meta({ description: 'required for a unit' }),
  invoiceContent: z
    .enum(INVOICE_CONTENTS)
    .default('detail')
    .meta({ description: 'detail: every product; category: kind of goods only' }),
};

export const InvoiceDocument = z.object({
  version: z.int().meta({ description: 'number of the document; the latest one is valid' }),
  amount: money,
  source: z.enum(INVOICE_SOURCES),
  sizeBytes: z.int(),
  issueTime: time,
});

export const invoice = {
  invoiceNumber: z.string(),
  orderNumber: z.string(),
  shopId: z.int(),
  shopName: z.string(),
  invoiceType: z.literal(1).meta({ description: '1 ordinary electronic' }),
  headerType: z.int().meta({ description: '1 unit, 2 personal' }),
  headerName: z.string(),
  invoiceTaxNumber: z.string(),
  invoiceContent: z.enum(INVOICE_CONTENTS),
  state: z.enum(INVOICE_STATES),
  needsCorrection: z.boolean().meta({ description: 'refunded after the invoice was issued' }),
  reason: z
    .string()
    .meta({ description: 'reason given by the store for failing it; empty if the whole order was refunded' }),
  version: z.int().meta({ description: 'number of the latest document; 0: none' }),
  revision: z.int().meta({ description: 'incremented with every change of the request' }),
  amount: money.meta({ description: 'current amount: paid and not refunded' }),
  issuedAmount: money.nullable().meta({ description: 'amount of the latest document' }),
  applyTime: time,
  issueTime: time.nullable(),
  actions: z.array(z.enum(INVOICE_ACTIONS)),
};

export const version = integer
  .pipe(z.int().min(1).max(MAX_VERSIONS))
  .meta({ type: 'integer', description: 'number of the document' });
