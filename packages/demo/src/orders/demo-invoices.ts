/** Invoices that the demo buyer requested: one issued, one waiting, and one refused by its store. */
export const demoInvoices = {
  issued: { headerType: 1, headerName: 'Keyuan Studio Ltd.', invoiceTaxNumber: '91440300MA5FH2Q83X' },
  applying: { headerType: 2, headerName: 'Robin Chen', invoiceTaxNumber: '' },
  failed: { headerType: 1, headerName: 'Keyuan', invoiceTaxNumber: '91440300MA5FH2Q83X' },
} as const;

/** The store's reason for refusing the invoice. */
export const DEMO_REFUSAL =
  'The name does not belong to this taxpayer number. Please give the full name of the company.';
