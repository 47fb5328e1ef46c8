import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import type {
  hotSearches,
  productsById,
  relatedProducts,
  searchProducts,
  searchSuggestions,
  topProductsByStore,
} from '@galleria/contract/search';
import { DEFAULT_LOCALE, type Locale, textIn } from '@galleria/domain/site/locales';
import type { Cache } from '../../infra/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { Subscription } from '../../infra/jobs.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Stores } from '../stores/index.ts';
import type { SearchContext } from './context.ts';
import type { Criteria } from './criteria.ts';
import { Estimates } from './estimates.ts';
import { putHistory, readHistory, removeHistory } from './history-db.ts';
import { readFilledCategories } from './index-db.ts';
import { indexAll, indexProducts } from './index-products.ts';
import { keepFresh } from './keep-fresh.ts';
import { showChosen, showRelated, showTopByShop } from './picks.ts';
import { searchRoutes } from './routes.ts';
import { insertHotSearches, readHotSearches } from './search-db.ts';
import { showSearchPage } from './search-page.ts';
import { searchRecords } from './search-records.ts';
import { showFacets } from './show-facets.ts';
import type { ListItem } from './show-item.ts';
import { openSuggestions } from './suggest.ts';
import { buildSynonyms } from './synonyms.ts';
import { readSynonyms } from './words-db.ts';

export { furnishSearch } from './furnish.ts';
export { indexAfresh } from './index-afresh.ts';
export { indexAll } from './index-products.ts';

type Target = 'goods' | 'stores';

/** Finding products, by words and by where they stand. */
export interface Search {
  hotSearches(target: Target, locale: Locale): Promise<OutputOf<typeof hotSearches>>;
  page(question: ParsedInputOf<typeof searchProducts>, locale: Locale): ReturnType<typeof showSearchPage>;
  facets(criteria: Criteria, locale: Locale): ReturnType<typeof showFacets>;
  suggest(keyword: string, locale: Locale): Promise<OutputOf<typeof searchSuggestions>>;
  topByShop(
    question: ParsedInputOf<typeof topProductsByStore>,
    locale: Locale,
  ): Promise<OutputOf<typeof topProductsByStore>>;
  chosen(question: ParsedInputOf<typeof productsById>, locale: Locale): Promise<OutputOf<typeof productsById>>;
  related(question: ParsedInputOf<typeof relatedProducts>, locale: Locale): Promise<ListItem[]>;
  /** Categories whose page shows something. */
  filledCategories(): Promise<ReadonlySet<number>>;
  history(userId: string): Promise<string[]>;
  remember(userId: string, keyword: string): Promise<null>;
  forget(userId: string, keyword?: string): Promise<null>;
  /** Brings the index up to date for products whose change was committed. */
  indexProducts(productIds: readonly number[]): Promise<void>;
  indexAll(): Promise<void>;
  readonly subscriptions: readonly Subscription[];
}

interface SearchOptions {
  readonly database: Database;
  readonly cache: Cache;
  readonly stores: Stores;
  readonly catalogue: Catalogue;
  readonly couponScope: SearchContext['couponScope'];
}

export function openSearch({ database, cache, stores, catalogue, couponScope }: SearchOptions): Search {
  const { queries } = database;
  const hotSearches = cache.perLocale('hotSearches', async (locale) => {
    const rows = await readHotSearches(queries);
    return rows.map((row) => ({
      target: row.target,
      words: { title: textIn(row.title, locale), content: textIn(row.content, locale) },
    }));
  });
  const synonyms = cache.perLocale('synonyms', async () => buildSynonyms(await readSynonyms(queries)));
  const context: SearchContext = {
    ...{ database, stores, catalogue, couponScope },
    ...{ shares: new Estimates(), readings: new Estimates(), facets: new Estimates() },
    synonyms: () => synonyms(DEFAULT_LOCALE),
  };
  return {
    hotSearches: async (target, locale) =>
      (await hotSearches(locale)).filter((one) => one.target === target).map((one) => one.words),
    page: (question, locale) => showSearchPage(context, question, locale),
    facets: (criteria, locale) => showFacets(context, criteria, locale),
    suggest: openSuggestions(context, cache),
    topByShop: (question, locale) => showTopByShop(context, question, locale),
    chosen: (question, locale) => showChosen(context, question, locale),
    related: (question, locale) => showRelated(context, question, locale),
    filledCategories: () => readFilledCategories(queries),
    history: async (userId) => (await readHistory(queries, userId)).map(({ keyword }) => keyword),
    remember: async (userId, keyword) => {
      await putHistory(queries, userId, keyword.replaceAll(/\s+/g, ' '));
      return null;
    },
    forget: async (userId, keyword) => {
      await removeHistory(queries, userId, keyword);
      return null;
    },
    indexProducts: (productIds) => indexProducts(database, stores, productIds),
    indexAll: () => indexAll(database),
    subscriptions: keepFresh(database, stores),
  };
}

export async function addHotSearches(
  transaction: Transaction,
  rows: Parameters<typeof insertHotSearches>[1],
): Promise<void> {
  await insertHotSearches(transaction.queries, rows);
  await transaction.changed('hotSearches');
}

interface Needs extends Omit<SearchOptions, 'couponScope'> {
  readonly promotions: Pick<Promotions, 'couponScope'>;
}

export const search = adaptModule(
  'search',
  ({ promotions, ...given }: Needs) => openSearch({ ...given, couponScope: promotions.couponScope }),
  searchRoutes,
  [searchRecords],
);
