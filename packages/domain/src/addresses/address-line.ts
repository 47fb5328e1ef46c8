import type { Locale } from '../site/locales.ts';

/** Where addresses are written from the province down to the door. */
const LARGEST_FIRST: ReadonlySet<Locale> = new Set<Locale>(['zh_CN', 'zh_TW', 'ja', 'ko']);

export function isLargestFirst(locale: Locale): boolean {
  return LARGEST_FIRST.has(locale);
}

/** The names of where it is, given from the smallest to the largest, as a language writes them. Municipalities are their own province. */
export function regionLine(names: readonly string[], locale: Locale): string {
  const different = [...new Set(names)];
  return isLargestFirst(locale) ? different.toReversed().join(' ') : different.join(', ');
}

/** The same with the street and the door. */
export function addressLine(addr: string, names: readonly string[], locale: Locale): string {
  const region = regionLine(names, locale);
  return isLargestFirst(locale) ? `${region} ${addr}` : `${addr}, ${region}`;
}
