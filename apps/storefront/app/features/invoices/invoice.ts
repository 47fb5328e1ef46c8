import type { invoiceInfo, invoicePage } from '@galleria/contract/invoices/invoices';
import type { OutputOf } from '@galleria/contract/operation';

export type Invoice = OutputOf<typeof invoicePage>['records'][number];

/** Data of the invoice page: the invoice, or what the form to ask for one needs. */
export type InvoiceDetail = OutputOf<typeof invoiceInfo>;

export const INVOICE_LIST = '/user-center/uc-invoice';

export function invoiceAddress(orderNumber: string): string {
  return `/invoice-detail?orderNumber=${orderNumber}`;
}

/** The invoice document (PDF); without a version the latest. */
export function documentAddress(orderNumber: string, version?: number): string {
  const path = `/api/p/orderInvoice/file?orderNumber=${orderNumber}`;
  return version === undefined ? path : `${path}&version=${version}`;
}
