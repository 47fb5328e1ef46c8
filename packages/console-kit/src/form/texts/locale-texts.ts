import { LOCALES, type Locale, type LocaleTexts } from '@galleria/domain/site/locales';

export interface TextLanguage {
  readonly locale: Locale;
  /** In the language itself. */
  readonly name: string;
}

/** With a text in one language changed; an empty one is taken out, as the API wants it. */
export function withText(texts: LocaleTexts, locale: Locale, text: string): LocaleTexts {
  const { [locale]: _, ...others } = texts;
  return text === '' ? others : { ...others, [locale]: text };
}

/** Takes what one language says over into another one, where that one says nothing yet. */
export function copiedText(texts: LocaleTexts, from: Locale, to: Locale): LocaleTexts {
  return withText(texts, to, texts[to] || texts[from] || '');
}

/** Which languages some of these texts are written in, in the usual order. */
export function writtenLocales(values: readonly LocaleTexts[]): Locale[] {
  return LOCALES.filter((locale) => values.some((texts) => Boolean(texts[locale])));
}

/** Something is written in another language but not in this one. */
export function isIncomplete(values: readonly LocaleTexts[], locale: Locale): boolean {
  return values.some((texts) => !texts[locale] && Object.values(texts).some(Boolean));
}
