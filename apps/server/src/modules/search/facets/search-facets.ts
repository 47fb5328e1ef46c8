import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/search/search';
import { mainUnits } from '@galleria/domain/money/main-units';
import { countFacets, type FacetCounts } from '@galleria/domain/search/facets';
import type { Locale } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { SearchContext } from '../context.ts';
import {
  candidateListings,
  type Filters,
  filtersFor,
  isUnfiltered,
  type SearchCriteria,
  storeTags,
} from '../query/filters.ts';
import { type ParsedQuery, parseKeyword } from '../query/parse-query.ts';
import { type Relaxation, relax, relaxed } from '../query/relax-query.ts';
import { countActivities } from './count-activities.ts';
import { sampleFacets } from './sample-facets.ts';

type Facets = OutputOf<typeof contract.searchFacets>;

const MAX_VALUES = 30;

/**
 * Counts at most some thousand narrow rows, however many products match. Activities are counted separately, since they
 * are rare.
 */
export const searchFacets: UseCase<typeof contract.searchFacets, SearchContext> = async (
  context,
  criteria,
  { locale },
) => {
  const filters = await filtersFor(context, criteria);
  if (!filters) return NO_FACETS;
  const { parsed, corrected } = await parseKeyword(context, criteria, filters, locale);
  const names = await context.catalogue.categoryNames(locale);
  const level = criteria.categoryId === undefined ? 0 : (names.get(criteria.categoryId)?.level ?? 3);
  const cached = context.facetCache.get({ ...criteria, locale });
  const keyword = corrected ?? criteria.keyword;
  const { counts, isEstimate, relaxation } = cached
    ? { counts: cached, isEstimate: true, relaxation: undefined }
    : await countOrRelax(context, { criteria: { ...criteria, keyword }, filters, parsed, level, locale });
  if (!cached && isEstimate && !relaxation) context.facetCache.set({ ...criteria, locale }, counts);
  const [brands, stores, activities] = await Promise.all([
    context.catalogue.brands(locale),
    context.stores.summaries(locale),
    countActivities(context, criteria, parsed && relaxation ? relaxed(parsed, relaxation) : parsed),
  ]);
  return {
    ...{ corrected, total: counts.total, isEstimate, isPartial: relaxation !== undefined },
    categories: named(counts.categories, [], (id) => names.get(id)?.name).map(
      ([categoryId, categoryName, products]) => ({ categoryId, categoryName, count: products }),
    ),
    brands: named(counts.brands, filters.brandIds, (id) => nameIfShown(brands.get(id))).map(
      ([brandId, brandName, products]) => ({ brandId, brandName, count: products }),
    ),
    shops: named(counts.shops, criteria.shopIds, (id) => stores.get(id)?.shopName).map(
      ([shopId, shopName, products]) => ({ shopId, shopName, count: products }),
    ),
    ...plainCounts(counts),
    activities,
  };
};

interface Counting {
  readonly criteria: SearchCriteria;
  readonly filters: Filters;
  /** The keyword, parsed for the listing narrowed by all filters. */
  readonly parsed: ParsedQuery | undefined;
  readonly level: number;
  readonly locale: Locale;
  /** The required words when no product has all of them. */
  readonly relaxation?: Relaxation | undefined;
}

/** As in the list of products: when no product has all words, those with most of them are counted. */
async function countOrRelax(context: SearchContext, counting: Counting) {
  const { parsed, criteria } = counting;
  const counted = await count(context, counting);
  if (counted.counts.total > 0 || !parsed || criteria.exact === 1) return { ...counted, relaxation: undefined };
  const relaxation = await relax(context.database, parsed, {
    tags: storeTags(criteria),
    isUnfiltered: isUnfiltered(counting.filters),
  });
  return { ...(relaxation ? await count(context, { ...counting, relaxation }) : counted), relaxation };
}

async function count(context: SearchContext, { criteria, filters, parsed, level, locale, relaxation }: Counting) {
  const { database } = context;
  const { shopId, shopIds } = criteria;
  const own = listingsKey(filters);
  const parse = async (narrowed: Filters) => {
    const query =
      listingsKey(narrowed) === own ? parsed : (await parseKeyword(context, criteria, narrowed, locale)).parsed;
    return query && relaxation ? relaxed(query, relaxation) : query;
  };
  const samples = await sampleFacets({ database, level, shopId, parse }, filters, { ...filters, shopIds });
  const allSamples = [samples.all, ...Object.values(samples.failing)];
  return { counts: countFacets(samples), isEstimate: allSamples.some(({ scale }) => scale !== 1) };
}

/** Parsing a keyword depends on the listings only, not on other filters. */
const listingsKey = (filters: Filters) => JSON.stringify(candidateListings(filters));

const nameIfShown = (brand: { readonly name: string; readonly isOn: boolean } | undefined) =>
  brand?.isOn ? brand.name : undefined;

/**
 * The most frequent values and the chosen ones, with their names; hidden and deleted ones, which have no name, are left
 * out.
 */
function named(
  counts: ReadonlyMap<number, number>,
  chosen: readonly number[] | undefined,
  nameOf: (id: number) => string | undefined,
): [id: number, name: string, count: number][] {
  const known = [...new Set([...counts.keys(), ...(chosen ?? [])])].flatMap((id): [number, string, number][] => {
    const name = nameOf(id);
    return name === undefined ? [] : [[id, name, counts.get(id) ?? 0]];
  });
  return known.filter(([id], index) => index < MAX_VALUES || chosen?.includes(id));
}

function plainCounts({
  prices,
  ratings,
  deliveries,
  inStock,
}: FacetCounts): Pick<Facets, 'prices' | 'ratings' | 'deliveries' | 'inStock'> {
  const nonZero = (counts: ReadonlyMap<number, number>) => [...counts].filter(([, products]) => products > 0);
  return {
    prices: prices.map(({ minCents, maxCents, count: products }) => ({
      min: mainUnits(minCents),
      max: maxCents === null ? null : mainUnits(maxCents),
      count: products,
    })),
    ratings: nonZero(ratings).map(([rating, products]) => ({ rating, count: products })),
    deliveries: nonZero(deliveries).map(([delivery, products]) => ({ delivery, count: products })),
    inStock,
  };
}

const NO_FACETS: Facets = {
  ...{ corrected: null, total: 0, isEstimate: false, isPartial: false, inStock: 0 },
  ...{ categories: [], brands: [], shops: [], prices: [], ratings: [], deliveries: [], activities: [] },
};
