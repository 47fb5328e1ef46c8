import type { Locale } from '@galleria/domain/site/locales';

/** The same page in this language, whatever the visitor's own: the server honours `lang` in every address. */
export function inLanguage(address: string, locale: Locale): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`;
}
