import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/site/site';
import { DEFAULT_LOCALE, type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import type { Site } from './index.ts';
import { readCurrencyRows, readLanguageRows } from './site-db.ts';

export const languageList: UseCase<typeof contract.languageList, Site> = (site, _, { locale }) =>
  site.languages(locale);

/** The only language of a mall whose languages were never configured. */
const DEFAULT_LANGUAGE = { lang: 1, language: DEFAULT_LOCALE, name: 'English', countryLang: 'en-US' };

export async function readLanguageList(queries: Queries): Promise<OutputOf<typeof contract.languageList>> {
  const rows = await readLanguageRows(queries);
  const items = rows.map(({ isDefault: _, hide, ...row }) => ({ ...row, hide: hide ? (1 as const) : (0 as const) }));
  const { lang, language, name, countryLang } = rows.find((row) => row.isDefault) ?? DEFAULT_LANGUAGE;
  return {
    lang,
    language,
    name,
    countryLang,
    langItemList: items.length > 0 ? items : [{ ...DEFAULT_LANGUAGE, hide: 0 }],
  };
}

type Currencies = OutputOf<typeof contract.currencyList>;

export const currencyList: UseCase<typeof contract.currencyList, Site> = (site, _, { locale }) =>
  site.currencies(locale);

const BASE_CURRENCY: Currencies[number] = {
  currencyName: 'US dollar',
  currencyCode: 'USD',
  symbol: '$',
  exchangeRate: 1,
  status: 1,
  defaultCurrency: true,
};

export async function readCurrencyList(queries: Queries, locale: Locale): Promise<Currencies> {
  const rows = await readCurrencyRows(queries);
  if (rows.length === 0) return [BASE_CURRENCY];
  return rows.map((row) => ({
    currencyName: textIn(row.name, locale) || row.code,
    currencyCode: row.code,
    symbol: row.symbol,
    exchangeRate: Number(row.exchangeRate),
    status: 1,
    defaultCurrency: row.isDefault,
  }));
}
