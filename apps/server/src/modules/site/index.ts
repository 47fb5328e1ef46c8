import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/site/site';
import type { AreaList } from '@galleria/domain/payments/payment-limits';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { RatesAnswer } from '../../gateways/rates/read-rates.ts';
import type { Cache } from '../../infra/cache/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import { defineModule, plainJob } from '../../infra/modules/define-module.ts';
import { decideRate, fetchRates, refreshRates, saveRateSource } from './currencies/fetch-rates.ts';
import {
  rateHistory,
  saveCurrency,
  sortCurrencies,
  staffCurrencyList,
  switchCurrency,
} from './currencies/staff-currencies.ts';
import { chooseDefaultLanguage, showLanguage, staffLanguageList } from './languages/staff-languages.ts';
import { currencyList, languageList, readCurrencyList, readLanguageList } from './languages-and-currencies.ts';
import { privacyPolicy, readLegalText, termsOfService } from './legal-texts.ts';
import {
  hasSettingHistory,
  isSeeded,
  seedCurrencies,
  seedLanguages,
  seedRates,
  seedRuleChange,
  seedSetting,
} from './seed.ts';
import { changeSetting, resetSetting } from './settings/change-setting.ts';
import { settingHistory, settingList } from './settings/setting-list.ts';
import type { SettingValue } from './settings.ts';
import { readSetting } from './site-db.ts';
import {
  mallSwitches,
  payMethodSettings,
  saveMallSwitches,
  savePayMethods,
  saveTransferAccount,
} from './switches/mall-switches.ts';
import { paySwitch, readWebConfig, serviceSwitch, webConfig, webConfigSection } from './web-config.ts';

export { readSettingVersion, readSettingVersions } from './settings/setting-versions.ts';
export { writeSetting } from './settings/write-setting.ts';
export { readSetting } from './site-db.ts';
export { readMallName } from './web-config.ts';

type InLocale<T> = (locale: Locale) => Promise<T>;

/** Names, switches, languages, currencies and legal texts of the mall, all cached. */
export interface Site {
  readonly webConfig: InLocale<OutputOf<typeof contract.webConfig>>;
  readonly productTypes: InLocale<OutputOf<typeof contract.webConfigSection>>;
  readonly languages: InLocale<OutputOf<typeof contract.languageList>>;
  readonly currencies: InLocale<OutputOf<typeof contract.currencyList>>;
  readonly paySwitch: InLocale<OutputOf<typeof contract.paySwitch>>;
  readonly transferAccount: InLocale<SettingValue<'transferAccount'>>;
  readonly cashAreas: () => Promise<AreaList>;
  readonly serviceSwitch: InLocale<OutputOf<typeof contract.serviceSwitch>>;
  readonly termsOfService: InLocale<OutputOf<typeof contract.termsOfService>>;
  readonly privacyPolicy: InLocale<OutputOf<typeof contract.privacyPolicy>>;
  /** Must not be called inside a transaction: a cache miss takes a second connection. */
  rules(): Promise<MallRules>;
}

interface Needs {
  readonly database: Database;
  readonly cache: Cache;
  readonly readRates: (url: string) => Promise<RatesAnswer>;
  readonly staffNames: StaffNames;
}

/** Names of members of staff by id; unknown ids are missing. */
export type StaffNames = (staffIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** The context of the module's operations, most of which belong to staff. */
export interface SiteContext extends Site, Omit<Needs, 'cache'> {}

/** Configuration of the mall that staff can change at run time. */
export const site = defineModule({
  name: 'site',
  open: ({ database, cache, readRates, staffNames }: Needs): SiteContext => {
    const { queries } = database;
    const rules = cache.perLocale('site', () => readSetting(queries, 'rules'));
    const cashAreas = cache.perLocale('site', () => readSetting(queries, 'cashAreas'));
    return {
      ...{ database, readRates, staffNames },
      cashAreas: () => cashAreas(DEFAULT_LOCALE),
      rules: () => rules(DEFAULT_LOCALE),
      webConfig: cache.perLocale('site', (locale) => readWebConfig(queries, locale)),
      productTypes: cache.perLocale('site', () => readSetting(queries, 'productTypes')),
      languages: cache.perLocale('site', () => readLanguageList(queries)),
      currencies: cache.perLocale('site', (locale) => readCurrencyList(queries, locale)),
      paySwitch: cache.perLocale('site', () => readSetting(queries, 'paySwitch')),
      transferAccount: cache.perLocale('site', () => readSetting(queries, 'transferAccount')),
      serviceSwitch: cache.perLocale('site', () => readSetting(queries, 'serviceSwitch')),
      termsOfService: cache.perLocale('site', (locale) => readLegalText(queries, 'termsOfService', locale)),
      privacyPolicy: cache.perLocale('site', (locale) => readLegalText(queries, 'privacyPolicy', locale)),
    };
  },
  operations: {
    currencyList,
    webConfig,
    languageList,
    privacyPolicy,
    termsOfService,
    paySwitch,
    serviceSwitch,
    webConfigSection,
    ...{ settingList, changeSetting, resetSetting, settingHistory },
    ...{ staffLanguageList, showLanguage, chooseDefaultLanguage },
    ...{ staffCurrencyList, saveCurrency, switchCurrency, sortCurrencies, rateHistory },
    ...{ decideRate, saveRateSource, fetchRates },
    ...{ payMethodSettings, savePayMethods, saveTransferAccount, mallSwitches, saveMallSwitches },
  },
  jobs: { refreshRates: plainJob('bulk', refreshRates) },
  schedule: { refreshRates: '20 5 * * *' },
  seed: { hasSettingHistory, isSeeded, seedCurrencies, seedLanguages, seedRates, seedRuleChange, seedSetting },
});
