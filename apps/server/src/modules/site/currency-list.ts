import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/site';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import type { Site } from './index.ts';
import { readCurrencyRows } from './site-db.ts';

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
