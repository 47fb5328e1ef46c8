import type { Locale } from '../site/locales.ts';

/** Languages that write addresses from the province down to the street. */
const LARGEST_FIRST: ReadonlySet<Locale> = new Set<Locale>(['zh_CN', 'zh_TW', 'ja', 'ko']);

export function isLargestFirst(locale: Locale): boolean {
  return LARGEST_FIRST.has(locale);
}

/** Joins region names, given from the smallest to the largest, in the order of the language, without duplicates. */
export function regionLine(names: readonly string[], locale: Locale): string {
  const different = [...new Set(names)];
  return isLargestFirst(locale) ? different.toReversed().join(' ') : different.join(', ');
}

/** The street and its regions. */
export function addressLine(addr: string, names: readonly string[], locale: Locale): string {
  const region = regionLine(names, locale);
  return isLargestFirst(locale) ? `${region} ${addr}` : `${addr}, ${region}`;
}
