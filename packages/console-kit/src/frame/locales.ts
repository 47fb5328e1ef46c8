import type { Answer } from '@galleria/contract/call';
import type { languageList } from '@galleria/contract/site/site';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '@galleria/domain/site/locales';
import type { ConfigProviderProps } from 'antd';

export type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** Ant Design's own messages (paging, filters, dates), loaded for one language only. */
export const antdLocales: Record<Locale, () => Promise<{ default: AntdLocale }>> = {
  en: () => import('antd/es/locale/en_US'),
  zh_CN: () => import('antd/es/locale/zh_CN'),
  zh_TW: () => import('antd/es/locale/zh_TW'),
  pt: () => import('antd/es/locale/pt_BR'),
  ko: () => import('antd/es/locale/ko_KR'),
  he: () => import('antd/es/locale/he_IL'),
  de: () => import('antd/es/locale/de_DE'),
  ar: () => import('antd/es/locale/ar_EG'),
  es: () => import('antd/es/locale/es_ES'),
  ja: () => import('antd/es/locale/ja_JP'),
  ru: () => import('antd/es/locale/ru_RU'),
  fr: () => import('antd/es/locale/fr_FR'),
};

/**
 * The language chosen before, else one that the browser asks for, else the mall's default; only languages that are not
 * hidden.
 */
export function chooseLocale(languages: Answer<typeof languageList>): Locale {
  const shown = languages.ok ? languages.data.langItemList.filter((one) => one.hide === 0) : [];
  const offered: readonly string[] = languages.ok ? shown.map((one) => one.language) : LOCALES;
  const preferred = [
    readLanguageCookie(),
    ...navigator.languages.flatMap(localeCandidates),
    languages.ok && languages.data.language,
  ];
  return preferred.filter(isLocale).find((locale) => offered.includes(locale)) ?? DEFAULT_LOCALE;
}

/** Reads the storefront's language cookie: both sides of the mall have the same language. */
function readLanguageCookie(): string | undefined {
  return /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1];
}

/** `zh-CN` → `zh_CN`, then `zh`: browsers send more specific tags than the list of locales has. */
function localeCandidates(tag: string): string[] {
  return [tag.replace('-', '_'), tag.split('-', 1)[0] ?? ''];
}
