import { type DisplayCurrency, displayAmount } from '@galleria/domain/money/display-price';
import { centsOf } from '@galleria/domain/money/main-units';
import type { Locale } from '@galleria/domain/site/locales';
import { priceParts } from '../../ui/prices/price-parts.ts';

/** In main units of the currency in which it was typed; without a code, of the base currency. */
export interface PriceRange {
  readonly min?: number;
  readonly max?: number;
  readonly currency?: string;
}

/** The largest amount that the search accepts. */
export const MAX_AMOUNT = 999_999_999;

/** In main units of the base currency, as the search expects. `rate`: exchange rate of the currency of the range. */
export function inBaseCurrency({ min, max }: PriceRange, rate: number): { min?: number; max?: number } {
  return { min: converted(min, rate), max: converted(max, rate) };
}

function converted(amount: number | undefined, rate: number): number | undefined {
  // In a currency worth more than the base currency, a typed amount may convert to more than the search accepts.
  return amount === undefined ? undefined : Math.min(Math.round((amount / rate) * 100) / 100, MAX_AMOUNT);
}

/** In main units of the display currency; a range that was typed in it is returned unchanged. */
export function inShownCurrency(
  range: PriceRange,
  rate: number,
  currency: DisplayCurrency,
): { min?: number; max?: number } {
  const isSame = range.currency ? range.currency === currency.currencyCode : currency.exchangeRate === 1;
  if (isSame) return { min: range.min, max: range.max };
  const { min, max } = inBaseCurrency(range, rate);
  return { min: shown(min, currency), max: shown(max, currency) };
}

function shown(amount: number | undefined, currency: DisplayCurrency): number | undefined {
  return amount === undefined ? undefined : displayAmount(centsOf(amount), currency);
}

/**
 * An amount in the display currency for use in a sentence; isolated left to right, since the order of digits and signs
 * is the same in every language.
 */
export function amountText(amount: number, { currencyCode, symbol }: DisplayCurrency, locale: Locale): string {
  const cents = Math.round(amount * 100);
  const { before, amount: digits, after } = priceParts(cents, { currencyCode, symbol, exchangeRate: 1 }, locale);
  return `${LEFT_TO_RIGHT}${before}${digits}${after}${END}`;
}

const LEFT_TO_RIGHT = '\u2066';
const END = '\u2069';
