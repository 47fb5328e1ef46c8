import type { requestInvoice } from '@galleria/contract/invoices/invoices';
import { lacksTaxNumber } from '@galleria/domain/invoices/invoice-title';
import { defineForm, type FieldsOf, unchecked } from '../../forms/define-form.ts';

/** Names of the forms of the page. */
export const REQUEST = 'request';
export const CHANGE = 'change';

export const invoiceForm = defineForm({
  fields: {
    headerType: unchecked,
    headerName: (name) => (name ? undefined : 'invoices.nameMissing'),
    invoiceTaxNumber: (invoiceTaxNumber = '', { headerType }) =>
      lacksTaxNumber({ headerType: Number(headerType), invoiceTaxNumber }) ? 'invoices.taxMissing' : undefined,
    invoiceContent: unchecked,
  } satisfies FieldsOf<typeof requestInvoice>,
  refusalFields: { 'order.invoiceTaxNumber': 'invoiceTaxNumber' },
});
