import { setTimeout } from 'node:timers/promises';
import type { Call, PageVisit } from '@galleria/contract/call';
import { addSearchHistory, searchFacets, searchProducts, searchSuggestions } from '@galleria/contract/search/search';
import { currencyList } from '@galleria/contract/site/site';
import { redirect } from 'react-router';
import { cardProduct } from '../../features/products/card-product.ts';
import { categoryTrail } from './category-trail.server.ts';
import type { Facets, ListData } from './list-data.ts';
import { type Criteria, criteriaOf, isFiltered, type ListQuery, listAddress, placeOf } from './list-query.ts';
import { withPriceWords } from './price-words.server.ts';

const PAGE_SIZE = 20;
const UNAVAILABLE = 503;
/** Facets that are ready within this time are part of the response, also for browsers without scripts. */
const MAX_WAIT_MS = 100;

/** The products are awaited; the facets may be deferred. */
export async function loadList(visit: PageVisit, query: ListQuery): Promise<Omit<ListData, 'name'>> {
  const { callAsVisitor: call } = visit;
  const parsed = withPriceWords(query, visit.currencyCode);
  if (parsed) {
    if (visit.isSignedIn && isNewSearch(query)) addToHistory(visit, query.keyword);
    throw redirect(listAddress(parsed, {}));
  }
  const [trail, rate] = await Promise.all([categoryTrail(call, query.categories), rateOf(visit, query)]);
  const nothing = { ...NOTHING, query, rate };
  if (!trail) return { ...nothing, missing: 'category', help: await loadEmptyListHelp(call, query) };

  const criteria = criteriaOf(query, trail, rate);
  const facets = countFacets(visit, criteria);
  const found = await call(searchProducts, { ...criteria, ...placeOf(query), size: PAGE_SIZE });
  // An invalid cursor redirects to the first page.
  if (!found.ok && query.cursor) throw redirect(listAddress(query, {}));
  if (!found.ok && found.reason === 'search.tooDeep') return { ...nothing, trail, missing: 'page' };
  if (!found.ok) throw new Response(found.message, { status: UNAVAILABLE });

  const { records, total, isEstimate, corrected, isPartial, pages, nextCursor } = found.data;
  const isEmpty = records.length === 0;
  if (isEmpty && query.page > Math.max(pages, 1)) throw redirect(listAddress(query, { page: Math.max(pages, 1) }));
  // The number of pages may be an estimate that was too high.
  if (isEmpty && query.page > 1) return { ...nothing, trail, missing: 'page' };
  if (visit.isSignedIn && isNewSearch(query)) addToHistory(visit, query.keyword);
  return {
    ...nothing,
    trail,
    products: records.map(cardProduct),
    ...{ total, isEstimate, corrected, isPartial, pages, nextCursor },
    ...(await facetsWithinLimit(facets, visit.whole || needsNames(query))),
    ...(isEmpty && { missing: 'products', help: await loadEmptyListHelp(call, query) }),
  };
}

const NOTHING = {
  trail: [],
  products: [],
  total: 0,
  isEstimate: false,
  corrected: null,
  isPartial: false,
  pages: 0,
  nextCursor: null,
  facets: undefined,
} as const;

async function countFacets(visit: PageVisit, criteria: Criteria): Promise<Facets | undefined> {
  try {
    const answer = await visit.callAsVisitor(searchFacets, criteria);
    return answer.ok ? answer.data : undefined;
  } catch (problem) {
    visit.report(problem);
    return undefined;
  }
}

async function facetsWithinLimit(
  facets: Promise<Facets | undefined>,
  isNeeded: boolean,
): Promise<Pick<ListData, 'facets'>> {
  const arrived = facets.then((counted) => ({ facets: counted }));
  if (isNeeded) return arrived;
  return Promise.race([arrived, setTimeout(MAX_WAIT_MS, { facets })]);
}

/** The address has the ids of brands and stores; their names come with the facets. */
function needsNames({ brands, shops }: ListQuery): boolean {
  return brands.length > 0 || shops.length > 0;
}

/** A first search, not another page, sort order or filter of one. */
function isNewSearch(query: ListQuery): boolean {
  return query.keyword !== '' && query.page === 1 && !query.cursor && query.sort === undefined && !isFiltered(query);
}

/** Not awaited: the page does not depend on it. */
function addToHistory({ call, report }: PageVisit, keyword: string): void {
  call(addSearchHistory, { keyword }).catch(report);
}

/** Exchange rate of the currency that the price range was typed in; 1 for the base currency. */
async function rateOf({ callAsVisitor }: PageVisit, { price }: ListQuery): Promise<number> {
  if (!price.currency) return 1;
  const currencies = await callAsVisitor(currencyList, {});
  const known = currencies.ok ? currencies.data : [];
  return known.find(({ currencyCode }) => currencyCode === price.currency)?.exchangeRate ?? 1;
}

const BY_SALES = 2;
const HOT_SHOWN = 10;
const SIMILAR_SHOWN = 3;

/** Suggestions for an empty list. After a search for the exact words, they include the corrected ones. */
async function loadEmptyListHelp(call: Call, { keyword }: ListQuery): Promise<ListData['help']> {
  const [hot, similar, correction] = await Promise.all([
    call(searchProducts, { sort: BY_SALES, size: HOT_SHOWN }),
    keyword ? call(searchSuggestions, { keyword }) : undefined,
    keyword ? call(searchProducts, { keyword, size: 1 }) : undefined,
  ]);
  const keywords = [
    ...(correction?.ok && correction.data.corrected ? [correction.data.corrected] : []),
    ...(similar?.ok ? similar.data.words : []),
  ];
  return {
    hot: hot.ok ? hot.data.records.map(cardProduct) : [],
    similar: [...new Set(keywords)]
      .filter((word) => word.toLowerCase() !== keyword.toLowerCase())
      .slice(0, SIMILAR_SHOWN),
  };
}
