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

export function formatNumber(locale: Locale, value: number): string {
  return new Intl.NumberFormat(tagOf(locale)).format(value);
}

/**
 * An amount of a currency, given in its main units, with the decimals people use for it. An amount too small for those
 * (0.01 of a currency without decimals) gets two, so that it never reads as free.
 */
export function formatCurrency(locale: Locale, currencyCode: string, amount: number): string {
  const style = { style: 'currency', currency: currencyCode, currencyDisplay: 'narrowSymbol' } as const;
  const usual = new Intl.NumberFormat(tagOf(locale), style);
  const decimals = usual.resolvedOptions().maximumFractionDigits ?? 2;
  if (amount === 0 || Math.abs(amount) >= 0.5 / 10 ** decimals) return usual.format(amount);
  return new Intl.NumberFormat(tagOf(locale), { ...style, minimumFractionDigits: 2 }).format(amount);
}
