import type { OutputOf } from '@galleria/contract/operation';
import type {
  currencyList,
  languageList,
  paySwitch,
  serviceSwitch,
  termsOfService,
  webConfig,
  webConfigSection,
} from '@galleria/contract/site';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Cache } from '../../infra/cache.ts';
import type { Database, Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import { listCurrencies } from './currencies.ts';
import { describeLanguages } from './languages.ts';
import { siteRoutes } from './routes.ts';
import type { SettingInput, SettingKey, SettingValue } from './settings.ts';
import { readSetting, writeCurrencies, writeLanguages, writeSetting } from './site-db.ts';
import { readLegalText, readWebConfig } from './web-config.ts';

type InLocale<T> = (locale: Locale) => Promise<T>;

export { isSeeded } from './site-db.ts';

/** What the mall knows about itself: names, switches, languages, currencies, legal texts. */
export interface Site {
  webConfig: InLocale<OutputOf<typeof webConfig>>;
  productTypes: InLocale<OutputOf<typeof webConfigSection>>;
  languages: InLocale<OutputOf<typeof languageList>>;
  currencies: InLocale<OutputOf<typeof currencyList>>;
  paySwitch: InLocale<OutputOf<typeof paySwitch>>;
  transferAccount: InLocale<SettingValue<'transferAccount'>>;
  serviceSwitch: InLocale<OutputOf<typeof serviceSwitch>>;
  termsOfService: InLocale<OutputOf<typeof termsOfService>>;
  privacyPolicy: InLocale<OutputOf<typeof termsOfService>>;
  /** Never asked inside a transaction: should it have to read, it needs a connection of its own. */
  rules(): Promise<MallRules>;
}

export function openSite({ queries }: Database, cache: Cache): Site {
  const rules = cache.perLocale('site', () => readSetting(queries, 'rules'));
  return {
    rules: () => rules(DEFAULT_LOCALE),
    webConfig: cache.perLocale('site', (locale) => readWebConfig(queries, locale)),
    productTypes: cache.perLocale('site', () => readSetting(queries, 'productTypes')),
    languages: cache.perLocale('site', () => describeLanguages(queries)),
    currencies: cache.perLocale('site', (locale) => listCurrencies(queries, locale)),
    paySwitch: cache.perLocale('site', () => readSetting(queries, 'paySwitch')),
    transferAccount: cache.perLocale('site', () => readSetting(queries, 'transferAccount')),
    serviceSwitch: cache.perLocale('site', () => readSetting(queries, 'serviceSwitch')),
    termsOfService: cache.perLocale('site', (locale) => readLegalText(queries, 'termsOfService', locale)),
    privacyPolicy: cache.perLocale('site', (locale) => readLegalText(queries, 'privacyPolicy', locale)),
  };
}

/** What the mall is called, read on the connection that is given. */
export async function readMallName(queries: Queries, locale: Locale): Promise<string> {
  return (await readWebConfig(queries, locale)).pcLogoImgText;
}

export async function putSetting<Key extends SettingKey>(
  transaction: Transaction,
  key: Key,
  value: SettingInput<Key>,
): Promise<void> {
  await writeSetting(transaction.queries, key, value);
  await transaction.changed('site');
}

export async function putLanguages(
  transaction: Transaction,
  rows: Parameters<typeof writeLanguages>[1],
): Promise<void> {
  await writeLanguages(transaction.queries, rows);
  await transaction.changed('site');
}

export async function putCurrencies(
  transaction: Transaction,
  rows: Parameters<typeof writeCurrencies>[1],
): Promise<void> {
  await writeCurrencies(transaction.queries, rows);
  await transaction.changed('site');
}

export const site = adaptModule(
  'site',
  ({ database, cache }: { database: Database; cache: Cache }) => openSite(database, cache),
  siteRoutes,
);
