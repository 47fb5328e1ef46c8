/** Recipients of an invoice; numbers of the API. */
export const TITLE_TYPE = { unit: 1, person: 2 } as const;
export type TitleType = (typeof TITLE_TYPE)[keyof typeof TITLE_TYPE];

interface InvoiceTitle {
  readonly headerType: number;
  readonly invoiceTaxNumber: string;
}

/** Accepts tax numbers of all countries: digits are required, letters and hyphens optional. */
const TAX_NUMBER = /^(?=.*[0-9])[0-9A-Z][0-9A-Z-]{4,28}[0-9A-Z]$/i;

/** Invoices for a company need its tax number; those for a person do not. */
export function lacksTaxNumber({ headerType, invoiceTaxNumber }: InvoiceTitle): boolean {
  return headerType === TITLE_TYPE.unit && !TAX_NUMBER.test(invoiceTaxNumber);
}
