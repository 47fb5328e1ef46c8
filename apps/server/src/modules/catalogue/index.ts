import type { Locale } from '@galleria/domain/site/locales';
import type { Cache } from '../../infra/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { insertCategories, readCategories } from './catalogue-db.ts';
import { buildCategoryTree, type Categories } from './category-tree.ts';

export interface Catalogue {
  categoriesUnder(parentId: number, locale: Locale): Promise<Categories>;
}

export function openCatalogue({ queries }: Database, cache: Cache): Catalogue {
  const tree = cache.perLocale('categories', async (locale) =>
    buildCategoryTree(await readCategories(queries), locale),
  );
  return {
    categoriesUnder: async (parentId, locale) => (await tree(locale)).get(parentId) ?? [],
  };
}

export async function addCategories(
  transaction: Transaction,
  rows: Parameters<typeof insertCategories>[1],
): Promise<void> {
  await insertCategories(transaction.queries, rows);
  await transaction.changed('categories');
}
