import type { DisplayCurrency } from '@galleria/domain/money/display-price';
import type { Locale } from '@galleria/domain/site/locales';
import { priceParts } from '../../ui/price-parts.ts';

/** An amount of the visitor's own currency among words; set apart, since digits and signs keep their order everywhere. */
export function amountText(amount: number, { currencyCode, symbol }: DisplayCurrency, locale: Locale): string {
  const cents = Math.round(amount * 100);
  const { before, amount: digits, after } = priceParts(cents, { currencyCode, symbol, exchangeRate: 1 }, locale);
  return `${LEFT_TO_RIGHT}${before}${digits}${after}${END}`;
}

const LEFT_TO_RIGHT = '\u2066';
const END = '\u2069';
