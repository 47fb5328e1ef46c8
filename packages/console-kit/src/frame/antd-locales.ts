import type { Locale } from '@galleria/domain/site/locales';
import type { ConfigProviderProps } from 'antd';

export type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** Ant Design's own words (paging, filters, dates), fetched for one language only. */
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
