/** What the demo's buyer asked invoices for: one that its store has issued, one that waits, and one that it refused. */
export const demoInvoices = {
  issued: { headerType: 1, headerName: 'Keyuan Studio Ltd.', invoiceTaxNumber: '91440300MA5FH2Q83X' },
  applying: { headerType: 2, headerName: 'Robin Chen', invoiceTaxNumber: '' },
  failed: { headerType: 1, headerName: 'Keyuan', invoiceTaxNumber: '91440300MA5FH2Q83X' },
} as const;

/** Why the store refused it. */
export const DEMO_REFUSAL =
  'The name does not belong to this taxpayer number. Please give the full name of the company.';
