import { type DisplayCurrency, displayAmount } from '@galleria/domain/money/display-price';
import type { Locale } from '@galleria/domain/site/locales';
import { currencyToParts } from '@galleria/i18n/formats';

/** A price split where its font size changes: the symbol is before or after the amount, depending on the language. */
export interface PriceParts {
  before: string;
  amount: string;
  after: string;
}

const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;
const NUMERIC = new Set(['integer', 'group', 'decimal', 'fraction']);
const SPACE = '\u00a0';

export function priceParts(amountCents: number, currency: DisplayCurrency, locale: Locale): PriceParts {
  const parts = currencyToParts(locale, currency.currencyCode, displayAmount(amountCents, currency));
  const first = parts.findIndex(({ type }) => NUMERIC.has(type));
  const last = parts.findLastIndex(({ type }) => NUMERIC.has(type));
  const joinValues = (selected: typeof parts) =>
    selected
      .map(({ type, value }) => (type === 'currency' ? currency.symbol : value))
      .join('')
      .replace(DIRECTION_MARKS, '');
  return {
    before: joinValues(parts.slice(0, first)).replace(/\p{L}$/u, `$&${SPACE}`),
    amount: joinValues(parts.slice(first, last + 1)),
    after: joinValues(parts.slice(last + 1)).replace(/^\p{L}/u, `${SPACE}$&`),
  };
}
