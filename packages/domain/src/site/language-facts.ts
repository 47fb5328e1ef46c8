import type { Locale } from './locales.ts';

/** For each language with a catalogue: its number in the API, its own name, and its tag with region. */
export const LANGUAGE_FACTS: Readonly<Record<Locale, { lang: number; name: string; countryLang: string }>> = {
  en: { lang: 1, name: 'English', countryLang: 'en-US' },
  zh_CN: { lang: 2, name: '简体中文', countryLang: 'zh-CN' },
  zh_TW: { lang: 3, name: '繁體中文', countryLang: 'zh-TW' },
  pt: { lang: 4, name: 'Português', countryLang: 'pt-BR' },
  ko: { lang: 5, name: '한국어', countryLang: 'ko-KR' },
  he: { lang: 6, name: 'עברית', countryLang: 'he-IL' },
  de: { lang: 7, name: 'Deutsch', countryLang: 'de-DE' },
  ar: { lang: 8, name: 'العربية', countryLang: 'ar-SA' },
  es: { lang: 9, name: 'Español', countryLang: 'es-ES' },
  ja: { lang: 10, name: '日本語', countryLang: 'ja-JP' },
  ru: { lang: 11, name: 'Русский', countryLang: 'ru-RU' },
  fr: { lang: 12, name: 'Français', countryLang: 'fr-FR' },
};
