/** The languages that have a catalogue. Which of them are offered to shoppers is configuration (`GET /lang/default`). */
export const LOCALES = ['en', 'zh_CN', 'zh_TW', 'pt', 'ko', 'he', 'de', 'ar', 'es', 'ja', 'ru', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** A text by language; at least one language is present. */
export type LocaleTexts = Partial<Record<Locale, string>>;

const RIGHT_TO_LEFT: ReadonlySet<Locale> = new Set(['ar', 'he']);

/** The related language to fall back to before the default language. */
const NEAREST: Partial<Record<Locale, Locale>> = { zh_TW: 'zh_CN', zh_CN: 'zh_TW' };

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale) ? 'rtl' : 'ltr';
}

/** `zh_CN` is the API's spelling, `zh-CN` that of HTML and `Intl`. */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-');
}

/** The languages that a reader of this language is assumed to read, best first. */
export function readableLocales(locale: Locale): Locale[] {
  return [...new Set([locale, NEAREST[locale] ?? locale, DEFAULT_LOCALE])];
}

/** The text in the wanted language, else in a related one, else in the default one, else in any that is present. */
export function textIn(texts: LocaleTexts, locale: Locale): string {
  const related = NEAREST[locale];
  return (
    texts[locale] ||
    (related && texts[related]) ||
    texts[DEFAULT_LOCALE] ||
    Object.values(texts).find((text) => text !== '') ||
    ''
  );
}
