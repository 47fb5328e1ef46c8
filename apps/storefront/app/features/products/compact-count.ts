import { type Locale, languageTag } from '@galleria/domain/site/locales';

const EXACT_BELOW = 10_000;
const formats = new Map<string, Intl.NumberFormat>();

/** An approximate count: exact while it is small, then in the compact notation of the language (12K, 1.2万). */
export function compactCount(locale: Locale, count: number): string {
  const notation = count < EXACT_BELOW ? 'standard' : 'compact';
  const key = `${locale} ${notation}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(`${languageTag(locale)}-u-nu-latn`, { notation, roundingMode: 'floor' });
    formats.set(key, format);
  }
  return format.format(count);
}
