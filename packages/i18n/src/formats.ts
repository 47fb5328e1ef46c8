import { type Locale, languageTag } from '@galleria/domain/site/locales';

/** Digits stay Latin in every language, so that prices and counts line up and match what is typed. */
function tagOf(locale: Locale): string {
  return `${languageTag(locale)}-u-nu-latn`;
}

/** Making a formatter costs a hundred times what using it does. */
const dateFormats = new Map<Locale, Intl.DateTimeFormat>();

export function formatDate(locale: Locale, date: Date): string {
  let format = dateFormats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'medium', timeZone: 'UTC' });
    dateFormats.set(locale, format);
  }
  return format.format(date);
}

/** One digit after the comma, as ratings have it: 4.5, 4,5. */
const ratingFormats = new Map<Locale, Intl.NumberFormat>();

export function formatRating(locale: Locale, rating: number): string {
  let format = ratingFormats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(tagOf(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    ratingFormats.set(locale, format);
  }
  return format.format(rating);
}

const dayFormats = new Map<Locale, Intl.DateTimeFormat>();

/** Without the year, for days that are near. */
export function formatDay(locale: Locale, date: Date): string {
  let format = dayFormats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(tagOf(locale), { month: 'short', day: 'numeric', timeZone: 'UTC' });
    dayFormats.set(locale, format);
  }
  return format.format(date);
}

const numberFormats = new Map<Locale, Intl.NumberFormat>();

export function formatNumber(locale: Locale, value: number): string {
  let format = numberFormats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(tagOf(locale));
    numberFormats.set(locale, format);
  }
  return format.format(value);
}

/**
 * An amount of a currency, given in its main units, with the decimals people use for it. An amount too small for those
 * (0.01 of a currency without decimals) gets two, so that it never reads as free. In parts, since which symbol a mall
 * shows is not the language's to decide, only where it stands.
 */
export function currencyToParts(locale: Locale, currencyCode: string, amount: number): Intl.NumberFormatPart[] {
  const usual = currencyFormat(locale, currencyCode);
  const readsAsFree = amount !== 0 && Math.abs(amount) < usual.smallest;
  return (readsAsFree ? currencyFormat(locale, currencyCode, 2) : usual).format.formatToParts(amount);
}

/** An amount given in the currency's minor units: cents of a dollar, but whole yen, since that has no smaller unit. */
export function formatMoney(locale: Locale, currency: string, minorUnits: number): string {
  const { digits } = currencyFormat(locale, currency);
  return currencyToParts(locale, currency, minorUnits / 10 ** digits)
    .map(({ value }) => value)
    .join('');
}

interface CurrencyFormat {
  readonly format: Intl.NumberFormat;
  /** Decimals that are usual for the currency. */
  readonly digits: number;
  /** Less would be rounded to nothing. */
  readonly smallest: number;
}

const currencyFormats = new Map<string, CurrencyFormat>();

function currencyFormat(locale: Locale, currency: string, minimumFractionDigits?: number): CurrencyFormat {
  const key = `${locale} ${currency} ${minimumFractionDigits}`;
  const known = currencyFormats.get(key);
  if (known) return known;
  const style = { style: 'currency', currencyDisplay: 'narrowSymbol' } as const;
  const format = new Intl.NumberFormat(tagOf(locale), { ...style, currency, minimumFractionDigits });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  const made = { format, digits, smallest: 0.5 / 10 ** digits };
  currencyFormats.set(key, made);
  return made;
}
