import { z } from 'zod';
import { defineModule, job } from '../../infra/modules/define-module.ts';
import { ORDER_REFUNDED, TRADE_CASH_COLLECTED, TRADE_SETTLED } from '../orders/index.ts';
import type { InvoicesContext } from './context.ts';
import { followRefund, requestCheckoutInvoices } from './follow-orders.ts';
import { countWaitingInvoices } from './invoice-lists-db.ts';
import { issueInvoice, removeInvoiceFile, uploadInvoice } from './issue-invoice.ts';
import { invoiceMails } from './mails.ts';
import { mallInvoiceFile, mallInvoiceInfo, mallInvoicePage } from './mall-invoices.ts';
import { invoiceFile, invoiceInfo, invoicePage } from './own-invoices.ts';
import { invoicesPersonalData } from './personal-data.ts';
import { changeInvoice, requestInvoice } from './request-invoice.ts';
import { refuseInvoice, storeInvoiceFile, storeInvoiceInfo, storeInvoicePage } from './store-invoices.ts';

export type { InvoicesContext } from './context.ts';
export { hasInvoices } from './invoices-db.ts';

const OneTrade = z.object({ tradeId: z.int() });

/** Invoices: requested by buyers, issued by stores, for the amount paid and not refunded. */
export const invoices = defineModule({
  name: 'invoices',
  open: ({ database, stores, catalogue, messages, privateFiles, pdfRenderer }: InvoicesContext): InvoicesContext => ({
    ...{ database, stores, catalogue, messages, privateFiles, pdfRenderer },
  }),
  operations: {
    ...{ requestInvoice, changeInvoice, invoiceInfo, invoicePage, invoiceFile },
    ...{ storeInvoicePage, storeInvoiceInfo, issueInvoice, uploadInvoice, refuseInvoice, storeInvoiceFile },
    ...{ mallInvoicePage, mallInvoiceInfo, mallInvoiceFile },
  },
  jobs: { removeInvoiceFile: job('bulk', z.object({ file: z.string() }), removeInvoiceFile) },
  subscriptions: [
    { event: TRADE_SETTLED, subscriber: 'invoices', handle: job('mail', OneTrade, requestCheckoutInvoices) },
    { event: TRADE_CASH_COLLECTED, subscriber: 'invoices', handle: job('mail', OneTrade, requestCheckoutInvoices) },
    {
      event: ORDER_REFUNDED,
      subscriber: 'invoices',
      handle: job('mail', z.object({ orderId: z.int() }), followRefund),
    },
  ],
  personalData: [invoicesPersonalData],
  waitingWork: [
    {
      permission: 'orders.view',
      count: async ({ database }, storeId) => ({ invoices: await countWaitingInvoices(database.queries, storeId) }),
    },
  ],
  mails: invoiceMails,
});
