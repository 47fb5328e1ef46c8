/** Who an invoice is made out to: numbers of the API. */
export const TITLE_TYPE = { unit: 1, person: 2 } as const;
export type TitleType = (typeof TITLE_TYPE)[keyof typeof TITLE_TYPE];

interface InvoiceTitle {
  readonly headerType: number;
  readonly invoiceTaxNumber: string;
}

/** What tax numbers of all countries have in common: letters may be part of one, digits always are. */
const TAX_NUMBER = /^(?=.*[0-9])[0-9A-Z][0-9A-Z-]{4,28}[0-9A-Z]$/i;

/** An invoice for a company names its tax number, one for a person does not. */
export function lacksTaxNumber({ headerType, invoiceTaxNumber }: InvoiceTitle): boolean {
  return headerType === TITLE_TYPE.unit && !TAX_NUMBER.test(invoiceTaxNumber);
}
