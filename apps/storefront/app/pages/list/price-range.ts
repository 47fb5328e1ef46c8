import { type DisplayCurrency, displayAmount } from '@galleria/domain/money/display-price';
import { centsOf } from '@galleria/domain/money/main-units';
import type { Locale } from '@galleria/domain/site/locales';
import { priceParts } from '../../ui/prices/price-parts.ts';

/** In main units of the currency it was typed in; without a code that is the base currency. */
export interface PriceRange {
  readonly min?: number;
  readonly max?: number;
  readonly currency?: string;
}

/** The largest that the search takes. */
export const LARGEST_AMOUNT = 999_999_999;

/** Main units of the base currency, which the search knows. `rate` is that of the currency it was typed in. */
export function inBaseCurrency({ min, max }: PriceRange, rate: number): { min?: number; max?: number } {
  return { min: converted(min, rate), max: converted(max, rate) };
}

function converted(amount: number | undefined, rate: number): number | undefined {
  // Of a currency worth more than the base currency, what may be typed can come to more than the search takes.
  return amount === undefined ? undefined : Math.min(Math.round((amount / rate) * 100) / 100, LARGEST_AMOUNT);
}

/** Main units of the currency that the visitor sees; what was typed in this one comes back as it was typed. */
export function asShown(range: PriceRange, rate: number, currency: DisplayCurrency): { min?: number; max?: number } {
  const isSame = range.currency ? range.currency === currency.currencyCode : currency.exchangeRate === 1;
  if (isSame) return { min: range.min, max: range.max };
  const { min, max } = inBaseCurrency(range, rate);
  return { min: shown(min, currency), max: shown(max, currency) };
}

function shown(amount: number | undefined, currency: DisplayCurrency): number | undefined {
  return amount === undefined ? undefined : displayAmount(centsOf(amount), currency);
}

/** An amount of the visitor's own currency among words; set apart, since digits and signs keep their order everywhere. */
export function amountText(amount: number, { currencyCode, symbol }: DisplayCurrency, locale: Locale): string {
  const cents = Math.round(amount * 100);
  const { before, amount: digits, after } = priceParts(cents, { currencyCode, symbol, exchangeRate: 1 }, locale);
  return `${LEFT_TO_RIGHT}${before}${digits}${after}${END}`;
}

const LEFT_TO_RIGHT = '\u2066';
const END = '\u2069';
