import { type DisplayCurrency, displayAmount } from '@galleria/domain/money/display-price';
import type { Locale } from '@galleria/domain/site/locales';
import { formatCurrency } from '@galleria/i18n/formats';

/** A price cut where its size changes: the symbol stands before or after the amount, as the language has it. */
export interface PriceParts {
  before: string;
  amount: string;
  after: string;
}

const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;
const AMOUNT = /\d(?:[\d\s.,'’٫٬]*\d)?/;

export function priceParts(amountCents: number, currency: DisplayCurrency, locale: Locale): PriceParts {
  const shown = formatCurrency(locale, currency.currencyCode, displayAmount(amountCents, currency));
  const plain = shown.replace(DIRECTION_MARKS, '');
  const amount = AMOUNT.exec(plain)?.[0] ?? plain;
  const [before = '', after = ''] = plain.split(amount, 2);
  return { before, amount, after };
}
