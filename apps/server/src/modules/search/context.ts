import type { FacetCounts } from '@galleria/domain/search/facets';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { Cache } from '../../infra/cache/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Activities } from '../activities/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Stores } from '../stores/index.ts';
import { EstimateCache } from './estimate-cache.ts';
import { readFilledCategories } from './index/index-db.ts';
import type { ParsedQuery } from './query/parse-query.ts';
import { buildSynonyms, type Synonyms } from './query/synonyms.ts';
import { readSynonyms } from './query/vocabulary-db.ts';
import { type HotSearch, loadHotSearches } from './suggest/hot-searches.ts';
import { type NameIndexes, openNameIndexes } from './suggest/name-indexes.ts';
import type { Phrase } from './suggest/suggest-db.ts';

/** The module's query for other modules. */
export interface Search {
  /** Categories with at least one product, at any level. */
  filledCategories(): Promise<ReadonlySet<number>>;
}

export type CouponScope = NonNullable<Awaited<ReturnType<Promotions['couponScope']>>>;

export interface SearchNeeds {
  readonly database: Database;
  readonly cache: Cache;
  readonly stores: Stores;
  readonly catalogue: Catalogue;
  readonly promotions: Pick<Promotions, 'couponScope' | 'currentDiscounts'>;
  readonly activities: Pick<Activities, 'current'>;
}

export interface SearchContext extends Search, Omit<SearchNeeds, 'cache'> {
  /** The share of a listing that passes the filters. */
  readonly shareCache: EstimateCache<number>;
  /** The number of products in listings, to choose how they are scanned. */
  readonly sizeCache: EstimateCache<number>;
  /** Keywords with many hits. */
  readonly parsedQueryCache: EstimateCache<ParsedQuery>;
  /** Facets that were counted from samples. */
  readonly facetCache: EstimateCache<FacetCounts>;
  /** Products to suggest for words that many products have. */
  readonly suggestedCache: EstimateCache<readonly number[]>;
  /** Phrases to suggest for beginnings that many phrases share. */
  readonly phraseCache: EstimateCache<Promise<Phrase[]>>;
  readonly nameIndexes: NameIndexes;
  /** Cached. */
  synonyms(): Promise<Synonyms>;
  /** Cached. */
  hotSearches(locale: Locale): Promise<readonly HotSearch[]>;
}

/** How long suggestions for frequent beginnings are cached: they hardly change, and are slow to find. */
const SUGGESTED_TTL_MS = 5 * 60_000;

export function openSearch({ cache, ...needs }: SearchNeeds): SearchContext {
  const { queries } = needs.database;
  const [parsedQueryCache, facetCache] = [new EstimateCache<ParsedQuery>(), new EstimateCache<FacetCounts>()];
  // New synonyms and names take effect at once, also in frequent searches.
  cache.onChange(() => {
    parsedQueryCache.clear();
    facetCache.clear();
  });
  const synonyms = cache.perLocale('synonyms', async () =>
    buildSynonyms((await readSynonyms(queries)).map(({ words }) => words)),
  );
  return {
    ...needs,
    ...{
      shareCache: new EstimateCache<number>(),
      sizeCache: new EstimateCache<number>(),
      suggestedCache: new EstimateCache<readonly number[]>({ ttlMs: SUGGESTED_TTL_MS }),
      phraseCache: new EstimateCache<Promise<Phrase[]>>({ ttlMs: SUGGESTED_TTL_MS }),
      parsedQueryCache,
      facetCache,
    },
    nameIndexes: openNameIndexes(cache, needs),
    synonyms: () => synonyms(DEFAULT_LOCALE),
    hotSearches: cache.perLocale('hotSearches', (locale) => loadHotSearches(queries, locale)),
    filledCategories: () => readFilledCategories(queries),
  };
}
