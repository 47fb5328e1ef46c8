import { tierWithHits } from '@galleria/domain/search/popularity';
import { wordQuery } from '@galleria/domain/search/word-query';
import type { Database } from '../../../infra/database/database.ts';
import type { SearchContext } from '../context.ts';
import { candidateListings, type Filters, isSingleListing, listingTags } from './filters.ts';
import { type ListRow, type MatchOrder, PRIMARY_MATCH_BONUS, type SortOrder, type Window } from './list-item.ts';
import { matchAll } from './match-all-db.ts';
import { MAX_EXACT_HITS, type ParsedQuery } from './parse-query.ts';
import { MAX_SCANNED_ROWS, type ScanMethod, scanListing } from './scan-listing-db.ts';
import { topHits } from './top-hits-db.ts';

export interface ProductQuery {
  readonly order: SortOrder | MatchOrder;
  readonly window: Window;
  readonly filters: Filters;
  /** Undefined without a keyword. */
  readonly parsed?: ParsedQuery | undefined;
}

export interface FoundProducts {
  readonly rows: readonly ListRow[];
  readonly total: number;
  readonly isEstimate: boolean;
  /** The order of the rows, which defines the meaning of keys in a cursor. */
  readonly order: SortOrder | MatchOrder;
}

/** Listings up to this size are scanned without a bound; they cannot grow much longer while their size is cached. */
const SHORT_LISTING = MAX_SCANNED_ROWS / 2;

/** If at least one product in this many has the words, a scan in another order finds a page of them soon. */
const FREQUENT_ONE_IN = 20;

type ScanContext = Pick<SearchContext, 'database' | 'shareCache' | 'sizeCache'>;

/** Chooses the strategy: one statement, or a second one when the first finds too few rows because hits are rare. */
export async function findProducts(context: ScanContext, query: ProductQuery): Promise<FoundProducts> {
  const { database } = context;
  const { order, parsed, window } = query;
  const isMatchOrder = order === 'rank' || order === 'shelf';
  if (!parsed) return findByScan(context, query, isMatchOrder ? 'popularity' : order);
  if (parsed.groups.length === 0 || parsed.hasUnknownWord) return { rows: [], total: 0, isEstimate: false, order };
  const { expectedHits, listingSize } = parsed;
  // A cursor continues in its own order, even if the number of hits has changed since.
  if (order === 'shelf') return findTopHits(database, query, parsed);
  if (expectedHits <= MAX_EXACT_HITS || (order === 'rank' && window.after)) return findAll(database, query, parsed);
  if (order === 'rank') return findTopHits(database, query, parsed);
  const isFrequent = expectedHits * FREQUENT_ONE_IN >= listingSize;
  return isFrequent ? findByScan(context, query, order) : findAll(database, query, parsed);
}

/** Few hits: all are compared, and the total is exact. */
async function findAll(database: Database, query: ProductQuery, parsed: ParsedQuery): Promise<FoundProducts> {
  const { rows, total } = await matchAll(database, {
    ...query,
    groups: parsed.groups,
    typed: parsed.typed,
    parts: parsed.parts,
    tags: listingTags(query.filters),
  });
  return { rows, total, isEstimate: false, order: query.order };
}

/**
 * Many hits, best match first: reads the most popular with the words in name, brand or category. After the last of
 * those, `findAll` continues the same order with hits in other fields, so that paging shows every product once.
 */
async function findTopHits(database: Database, query: ProductQuery, parsed: ParsedQuery): Promise<FoundProducts> {
  const window = primaryHitsWindow(query.window);
  const found = window && (await readTopHits(database, { ...query, window }, parsed));
  return found ?? findAll(database, { ...query, order: 'shelf' }, parsed);
}

/** Reads the highest popularity tier that should hold enough hits, then all products. Undefined without a full page. */
async function readTopHits(
  database: Database,
  { window, filters }: ProductQuery,
  parsed: ParsedQuery,
): Promise<FoundProducts | undefined> {
  const counts = !isSingleListing(filters);
  const tsquery = wordQuery(parsed.groups, listingTags(filters));
  for (const popularityTier of [...tiersFor(window, parsed), undefined]) {
    const hits = await topHits(database, { tsquery, popularityTier, window, filters, counts });
    if (hits.rows.length < window.size) continue;
    const rows = hits.rows.map((row) => ({ ...row, key: row.key + PRIMARY_MATCH_BONUS }));
    const total = Math.max(Math.round(parsed.expectedHits * shareOf(hits)), shownSoFar(window, rows));
    return { rows, total, isEstimate: true, order: 'shelf' };
  }
  return undefined;
}

/** The window by popularity alone; undefined when all hits in name, brand or category have been shown. */
function primaryHitsWindow(window: Window): Window | undefined {
  const { after } = window;
  if (!after) return window;
  const key = after.key - PRIMARY_MATCH_BONUS;
  return key < 0 ? undefined : { ...window, after: { ...after, key } };
}

/**
 * A tier is tried when it should hold twice the needed hits, since words are not equally frequent in all tiers; then
 * one that should hold 30 times as many, for words that are mostly in descriptions.
 */
const TIER_SAFETY_FACTORS = [2, 30];

function tiersFor({ offset, size, after }: Window, { expectedHits, mallSize, popularityBuckets }: ParsedQuery) {
  const share = expectedHits / mallSize;
  const tiers = TIER_SAFETY_FACTORS.map((factor) =>
    tierWithHits(popularityBuckets, { wanted: factor * (offset + size), share, below: after?.key }),
  );
  return new Set(tiers.filter((tier) => tier !== undefined));
}

/** No keyword, or frequent words in another order: reads along the sorted listing. */
async function findByScan(context: ScanContext, query: ProductQuery, order: SortOrder): Promise<FoundProducts> {
  const { database, shareCache, sizeCache } = context;
  const { parsed, filters, window } = query;
  const tsquery = parsed && wordQuery(parsed.groups);
  const isNarrowed = !isSingleListing(filters);
  const cachedShare = isNarrowed ? shareCache.get(filters) : undefined;
  const counts = isNarrowed && cachedShare === undefined;
  const listings = candidateListings(filters);
  const scanBy = (method: ScanMethod) => scanListing(database, { order, window, filters, tsquery, counts, method });
  const knownSize = sizeCache.get(listings) ?? Infinity;
  const scanned = await scanBy(knownSize <= SHORT_LISTING ? 'walk' : 'boundedWalk');
  sizeCache.set(listings, scanned.size);
  const reachedLimit = scanned.rows.length < window.size && scanned.size > MAX_SCANNED_ROWS;
  if (reachedLimit && parsed) return findAll(database, query, parsed);
  const scan = reachedLimit ? await scanBy('sort') : scanned;
  const { rows } = scan;
  const isLastPage = !window.after && rows.length < window.size && (rows.length > 0 || window.offset === 0);
  if (isLastPage) return { rows, total: window.offset + rows.length, isEstimate: false, order };
  const isSampled = counts && scan.seen < scan.size;
  if (isSampled) shareCache.set(filters, shareOf(scan));
  const isExact = !parsed && !isSampled && cachedShare === undefined;
  const total = Math.round((parsed ? parsed.expectedHits : scan.size) * (cachedShare ?? shareOf(scan)));
  return { rows, total: isExact ? total : Math.max(total, shownSoFar(window, rows)), isEstimate: !isExact, order };
}

/** The share of sampled products that pass the filters; 1 without a sample. */
function shareOf({ seen, passing }: { seen: number; passing: number }): number {
  return seen > 0 ? passing / seen : 1;
}

/** Lower bound of an estimate: the rows that the pages so far have shown. */
function shownSoFar({ after, offset }: Window, rows: readonly ListRow[]): number {
  return after ? 0 : offset + rows.length;
}
