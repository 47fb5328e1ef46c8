import type { PageVisit } from '@galleria/contract/call';
import { changeInvoice, requestInvoice } from '@galleria/contract/invoices/invoices';
import { TITLE_TYPE } from '@galleria/domain/invoices/invoice-title';
import { outcomeOf } from '../../forms/answers.server.ts';
import { readValues } from '../../forms/define-form.ts';
import { invalidState } from '../../forms/form-reply.server.ts';
import type { FormState } from '../../forms/form-state.ts';
import { CHANGE, invoiceForm } from './invoice-form.ts';

/** Requests an invoice, or changes the request. */
export async function sendInvoiceRequest({ call, locale }: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readValues(invoiceForm, data);
  const invalid = invalidState(invoiceForm, values, locale);
  if (invalid) return invalid;
  const isUnit = Number(values.headerType) === TITLE_TYPE.unit;
  const request = {
    orderNumber: url.searchParams.get('orderNumber') ?? '',
    headerType: isUnit ? TITLE_TYPE.unit : TITLE_TYPE.person,
    headerName: values.headerName ?? '',
    invoiceTaxNumber: isUnit ? (values.invoiceTaxNumber ?? '') : '',
    invoiceContent: values.invoiceContent === 'category' ? ('category' as const) : ('detail' as const),
  };
  const sent = { url, values };
  return values.form === CHANGE
    ? outcomeOf(await call(changeInvoice, request), sent, invoiceForm.refusalFields)
    : outcomeOf(await call(requestInvoice, request), sent, invoiceForm.refusalFields);
}
