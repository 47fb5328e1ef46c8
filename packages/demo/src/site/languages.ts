import type { Language } from './types.ts';

/** Every language has a catalogue; only the first two are offered until the platform shows more. */
export const languages: Language[] = [
  { lang: 'en', name: 'English', language: 'English', countryLang: 'en_US', hide: false },
  { lang: 'zh_CN', name: '简体中文', language: 'Chinese (simplified)', countryLang: 'zh_CN', hide: false },
  { lang: 'zh_TW', name: '繁體中文', language: 'Chinese (traditional)', countryLang: 'zh_TW', hide: true },
  { lang: 'pt', name: 'Português', language: 'Portuguese', countryLang: 'pt_BR', hide: true },
  { lang: 'ko', name: '한국어', language: 'Korean', countryLang: 'ko_KR', hide: true },
  { lang: 'he', name: 'עברית', language: 'Hebrew', countryLang: 'he_IL', hide: true },
  { lang: 'de', name: 'Deutsch', language: 'German', countryLang: 'de_DE', hide: true },
  { lang: 'ar', name: 'العربية', language: 'Arabic', countryLang: 'ar_SA', hide: true },
  { lang: 'es', name: 'Español', language: 'Spanish', countryLang: 'es_ES', hide: true },
  { lang: 'ja', name: '日本語', language: 'Japanese', countryLang: 'ja_JP', hide: true },
  { lang: 'ru', name: 'Русский', language: 'Russian', countryLang: 'ru_RU', hide: true },
  { lang: 'fr', name: 'Français', language: 'French', countryLang: 'fr_FR', hide: true },
];
