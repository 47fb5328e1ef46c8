import { LOCALES, type Locale, type LocaleTexts } from '@galleria/domain/site/locales';

export interface TextLanguage {
  readonly locale: Locale;
  /** The language's name in the language itself. */
  readonly name: string;
}

/** Changes the text of one language. An empty text is removed, as the API requires. */
export function withText(texts: LocaleTexts, locale: Locale, text: string): LocaleTexts {
  const { [locale]: _, ...others } = texts;
  return text === '' ? others : { ...others, [locale]: text };
}

/** Copies the text of one language to another, unless that one has a text. */
export function copyText(texts: LocaleTexts, from: Locale, to: Locale): LocaleTexts {
  return withText(texts, to, texts[to] || texts[from] || '');
}

/** The languages that at least one of these texts is written in, in the order of `LOCALES`. */
export function writtenLocales(values: readonly LocaleTexts[]): Locale[] {
  return LOCALES.filter((locale) => values.some((texts) => Boolean(texts[locale])));
}

/** Whether a text exists in another language but not in this one. */
export function isIncomplete(values: readonly LocaleTexts[], locale: Locale): boolean {
  return values.some((texts) => !texts[locale] && Object.values(texts).some(Boolean));
}
