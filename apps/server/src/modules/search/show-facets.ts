import type { OutputOf } from '@galleria/contract/operation';
import type { searchFacets } from '@galleria/contract/search';
import { mainUnits } from '@galleria/domain/money/main-units';
import { countFacets, type FacetCounts } from '@galleria/domain/search/facets';
import type { Locale } from '@galleria/domain/site/locales';
import type { SearchContext } from './context.ts';
import { type Criteria, filtersFor } from './criteria.ts';
import { type Filters, scopesOf } from './filters.ts';
import { type Reading, readKeyword } from './read-words.ts';
import { sampleChoices } from './sample-choices.ts';

type Facets = OutputOf<typeof searchFacets>;

const MOST_CHOICES = 30;

/** What further choices would leave, counted from at most some thousand narrow rows however many are found. */
export async function showFacets(context: SearchContext, criteria: Criteria, locale: Locale): Promise<Facets> {
  const filters = await filtersFor(context, criteria);
  if (!filters) return NOTHING;
  const { reading, corrected } = await readKeyword(context, criteria, filters, locale);
  const names = await context.catalogue.categoryNames(locale);
  const level = criteria.categoryId === undefined ? 0 : (names.get(criteria.categoryId)?.level ?? 3);
  const known = context.facets.get({ ...criteria, locale });
  const keyword = corrected ?? criteria.keyword;
  const { counts, isEstimate } = known
    ? { counts: known, isEstimate: true }
    : await countChoices(context, { criteria: { ...criteria, keyword }, filters, reading, level, locale });
  if (!known && isEstimate) context.facets.keep({ ...criteria, locale }, counts);
  const [brands, heads] = await Promise.all([context.catalogue.brands(), context.stores.summaries(locale)]);
  return {
    ...{ corrected, total: counts.total, isEstimate },
    categories: named(counts.categories, [], (id) => names.get(id)?.name).map(([categoryId, categoryName, count]) => {
      return { categoryId, categoryName, count };
    }),
    brands: named(counts.brands, filters.brandIds, (id) => brands.get(id)?.name).map(([brandId, brandName, count]) => {
      return { brandId, brandName, count };
    }),
    shops: named(counts.shops, criteria.shopIds, (id) => heads.get(id)?.shopName).map(([shopId, shopName, count]) => {
      return { shopId, shopName, count };
    }),
    ...plainCounts(counts),
  };
}

interface Choices {
  readonly criteria: Criteria;
  readonly filters: Filters;
  /** Of the words, in the list narrowed by all. */
  readonly reading: Reading | undefined;
  readonly level: number;
  readonly locale: Locale;
}

async function countChoices(context: SearchContext, { criteria, filters, reading, level, locale }: Choices) {
  const { database } = context;
  const { shopId, shopIds } = criteria;
  const own = scopeKey(filters);
  const read = async (some: Filters) =>
    scopeKey(some) === own ? reading : (await readKeyword(context, criteria, some, locale)).reading;
  const samples = await sampleChoices({ database, level, shopId, read }, filters, { ...filters, shopIds });
  const taken = [samples.all, ...Object.values(samples.besides)];
  return { counts: countFacets(samples), isEstimate: taken.some(({ scale }) => scale !== 1) };
}

/** Words mean the same in the same lists, whatever else is chosen. */
const scopeKey = (filters: Filters) => JSON.stringify(scopesOf(filters));

/** The most frequent choices and those in force, with their names; one without a name is hidden or gone. */
function named(
  counts: ReadonlyMap<number, number>,
  chosen: readonly number[] | undefined,
  nameOf: (id: number) => string | undefined,
): [id: number, name: string, count: number][] {
  const known = [...new Set([...counts.keys(), ...(chosen ?? [])])].flatMap((id): [number, string, number][] => {
    const name = nameOf(id);
    return name === undefined ? [] : [[id, name, counts.get(id) ?? 0]];
  });
  return known.filter(([id], place) => place < MOST_CHOICES || chosen?.includes(id));
}

function plainCounts({
  prices,
  ratings,
  deliveries,
  inStock,
}: FacetCounts): Pick<Facets, 'prices' | 'ratings' | 'deliveries' | 'inStock'> {
  const some = (counts: ReadonlyMap<number, number>) => [...counts].filter(([, count]) => count > 0);
  return {
    prices: prices.map(({ min, max, count }) => {
      return { min: mainUnits(min), max: max === null ? null : mainUnits(max), count };
    }),
    ratings: some(ratings).map(([rating, count]) => ({ rating, count })),
    deliveries: some(deliveries).map(([delivery, count]) => ({ delivery, count })),
    inStock,
  };
}

const NOTHING: Facets = {
  ...{ corrected: null, total: 0, isEstimate: false, inStock: 0 },
  ...{ categories: [], brands: [], shops: [], prices: [], ratings: [], deliveries: [] },
};
