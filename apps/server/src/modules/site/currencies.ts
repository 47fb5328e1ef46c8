import type { OutputOf } from '@galleria/contract/operation';
import type { currencyList } from '@galleria/contract/site';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { Queries } from '../../infra/database/database.ts';
import { readCurrencies } from './site-db.ts';

type Currencies = OutputOf<typeof currencyList>;

const BASE_CURRENCY: Currencies[number] = {
  currencyName: 'US dollar',
  currencyCode: 'USD',
  symbol: '$',
  exchangeRate: 1,
  status: 1,
  defaultCurrency: true,
};

export async function listCurrencies(queries: Queries, locale: Locale): Promise<Currencies> {
  const rows = await readCurrencies(queries);
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
