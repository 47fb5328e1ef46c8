import { type Locale, languageTag } from '@galleria/domain/site/locales';

/** Digits are Latin in every language, so that prices and counts line up and match typed numbers. */
function tagOf(locale: Locale): string {
  return `${languageTag(locale)}-u-nu-latn`;
}

/** Cached, since creating a formatter costs a hundred times as much as using it. */
const dateFormats = new Map<Locale, Intl.DateTimeFormat>();

export function formatDate(locale: Locale, date: Date): string {
  let format = dateFormats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'medium', timeZone: 'UTC' });
    dateFormats.set(locale, format);
  }
  return format.format(date);
}

/** Ratings have one decimal: 4.5, 4,5. */
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

/** Without the year, for days in the near future or past. */
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
 * An amount of a currency, given in main units, with the decimals usual for it. An amount too small for those (0.01 of
 * a currency without decimals) gets two, so that it never reads as free. Returns parts: the language decides where the
 * symbol stands, the mall which symbol is shown.
 */
export function currencyToParts(locale: Locale, currencyCode: string, amount: number): Intl.NumberFormatPart[] {
  const usual = currencyFormat(locale, currencyCode);
  const readsAsFree = amount !== 0 && Math.abs(amount) < usual.smallest;
  return (readsAsFree ? currencyFormat(locale, currencyCode, 2) : usual).format.formatToParts(amount);
}

/** An amount given in the currency's minor units: cents of a dollar, but whole yen, which have no minor unit. */
export function formatMoney(locale: Locale, currency: string, minorUnits: number): string {
  const { digits } = currencyFormat(locale, currency);
  return currencyToParts(locale, currency, minorUnits / 10 ** digits)
    .map(({ value }) => value)
    .join('');
}

interface CurrencyFormat {
  readonly format: Intl.NumberFormat;
  /** Decimals usual for the currency. */
  readonly digits: number;
  /** Smaller amounts would be rounded to 0. */
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
