import type { Locale } from '@galleria/domain/site/locales';

const COMMAS: Partial<Record<Locale, string>> = { zh_CN: '、', zh_TW: '、', ja: '、', ar: '، ' };

/** Several names one after the other, with the comma that the language has between them. */
export function enumerated(locale: Locale, names: readonly string[]): string {
  return names.join(COMMAS[locale] ?? ', ');
}
