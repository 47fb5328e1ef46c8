import type { OutputOf } from '@galleria/contract/operation';
import type { hotSearch } from '@galleria/contract/search';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { Cache } from '../../infra/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { insertHotSearches, readHotSearches } from './search-db.ts';

type Target = 'goods' | 'stores';

export interface Search {
  hotSearches(target: Target, locale: Locale): Promise<OutputOf<typeof hotSearch>>;
}

export function openSearch({ queries }: Database, cache: Cache): Search {
  const all = cache.perLocale('hotSearches', async (locale) => {
    const rows = await readHotSearches(queries);
    return rows.map((row) => ({
      target: row.target,
      words: { title: textIn(row.title, locale), content: textIn(row.content, locale) },
    }));
  });
  return {
    hotSearches: async (target, locale) =>
      (await all(locale)).filter((one) => one.target === target).map((one) => one.words),
  };
}

export async function addHotSearches(
  transaction: Transaction,
  rows: Parameters<typeof insertHotSearches>[1],
): Promise<void> {
  await insertHotSearches(transaction.queries, rows);
  await transaction.changed('hotSearches');
}
