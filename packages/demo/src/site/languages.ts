import type { Language } from './types.ts';

/** Every language has a catalogue; only the first two are offered until staff enable more. */
export const languages: Language[] = [
  { lang: 'en', name: 'English', language: 'English', countryLang: 'en-US', hide: false },
  { lang: 'zh_CN', name: '简体中文', language: 'Chinese (simplified)', countryLang: 'zh-CN', hide: false },
  { lang: 'zh_TW', name: '繁體中文', language: 'Chinese (traditional)', countryLang: 'zh-TW', hide: true },
  { lang: 'pt', name: 'Português', language: 'Portuguese', countryLang: 'pt-BR', hide: true },
  { lang: 'ko', name: '한국어', language: 'Korean', countryLang: 'ko-KR', hide: true },
  { lang: 'he', name: 'עברית', language: 'Hebrew', countryLang: 'he-IL', hide: true },
  { lang: 'de', name: 'Deutsch', language: 'German', countryLang: 'de-DE', hide: true },
  { lang: 'ar', name: 'العربية', language: 'Arabic', countryLang: 'ar-SA', hide: true },
  { lang: 'es', name: 'Español', language: 'Spanish', countryLang: 'es-ES', hide: true },
  { lang: 'ja', name: '日本語', language: 'Japanese', countryLang: 'ja-JP', hide: true },
  { lang: 'ru', name: 'Русский', language: 'Russian', countryLang: 'ru-RU', hide: true },
  { lang: 'fr', name: 'Français', language: 'French', countryLang: 'fr-FR', hide: true },
];
