import type { OutputOf } from '@galleria/contract/operation';
import type { searchFacets } from '@galleria/contract/search';
import { mainUnits } from '@galleria/domain/money/main-units';
import { countFacets, type FacetCounts, type FacetRow } from '@galleria/domain/search/facets';
import { halvingsFor, marks, wordQuery } from '@galleria/domain/search/word-query';
import type { Locale } from '@galleria/domain/site/locales';
import type { Database } from '../../infra/database/database.ts';
import type { SearchContext } from './context.ts';
import { type Criteria, filtersFor } from './criteria.ts';
import { FACET_SAMPLE, matchRows, sampleShelf } from './facets-db.ts';
import { type Filters, scopeMarks } from './filters.ts';
import { type Reading, readKeyword } from './read-words.ts';

type Facets = OutputOf<typeof searchFacets>;

const MOST_CHOICES = 30;

/** What further choices would leave, counted from at most a few thousand narrow rows however many are found. */
export async function showFacets(context: SearchContext, criteria: Criteria, locale: Locale): Promise<Facets> {
  const filters = await filtersFor(context, criteria);
  if (!filters) return NOTHING;
  const base = withoutChoices(filters, criteria);
  const { reading, corrected } = await readKeyword(context, criteria, base, locale);
  const names = await context.catalogue.categoryNames(locale);
  const level = criteria.categoryId === undefined ? 0 : (names.get(criteria.categoryId)?.level ?? 3);
  const { counts, scale } =
    context.facets.get({ ...criteria, locale }) ??
    (await countChoices(context, { criteria, filters, base, reading, level, locale }));
  const [brands, heads] = await Promise.all([context.catalogue.brands(), context.stores.heads(locale)]);
  const scaled = (count: number) => Math.round(count * scale);
  return {
    corrected,
    total: scaled(counts.total),
    isEstimate: scale !== 1,
    categories: named(counts.categories, [], (id) => names.get(id)?.name, scaled).map(
      ([categoryId, categoryName, count]) => {
        return { categoryId, categoryName, count };
      },
    ),
    brands: named(counts.brands, filters.brandIds, (id) => brands.get(id)?.name, scaled).map(
      ([brandId, brandName, count]) => ({
        brandId,
        brandName,
        count,
      }),
    ),
    shops: named(counts.shops, criteria.shopIds, (id) => heads.get(id)?.shopName, scaled).map(
      ([shopId, shopName, count]) => ({
        shopId,
        shopName,
        count,
      }),
    ),
    ...plainCounts(counts, scaled),
  };
}

interface Choices {
  readonly criteria: Criteria;
  readonly filters: Filters;
  readonly base: Filters;
  readonly reading: Reading | undefined;
  readonly level: number;
  readonly locale: Locale;
}

async function countChoices({ database, facets }: SearchContext, choices: Choices) {
  const { criteria, filters, base, reading, level, locale } = choices;
  const { rows, scale } = await rowsFor(database, base, reading, level);
  const counted = { counts: countFacets(rows, { ...filters, shopIds: criteria.shopIds }), scale };
  if (scale !== 1) facets.keep({ ...criteria, locale }, counted);
  return counted;
}

/** The base that choices are made from: what facets offer is left out, so that each can be counted without its own. */
function withoutChoices(filters: Filters, { shopId }: Criteria): Filters {
  const { categoryId, shopCategoryId, isNew, type, coupon } = filters;
  return { categoryId, shopCategoryId, isNew, type, coupon, shopIds: shopId === undefined ? undefined : [shopId] };
}

async function rowsFor(
  database: Database,
  base: Filters,
  reading: Reading | undefined,
  level: number,
): Promise<{ rows: FacetRow[]; scale: number }> {
  if (!reading) {
    const { rows, size } = await sampleShelf(database, base, level);
    return { rows, scale: Math.max(1, size / FACET_SAMPLE) };
  }
  if (reading.isHopeless || reading.groups.length === 0) return { rows: [], scale: 1 };
  const halvings = halvingsFor(reading.expected, FACET_SAMPLE);
  const part = halvings > 0 ? [[marks.part(halvings)]] : [];
  const rows = await matchRows(database, wordQuery(reading.groups, [...scopeMarks(base), ...part]), base, level);
  return { rows, scale: 2 ** halvings };
}

/** The most frequent choices and those in force, with their names; one without a name is hidden or gone. */
function named(
  counts: ReadonlyMap<number, number>,
  chosen: readonly number[] | undefined,
  nameOf: (id: number) => string | undefined,
  scaled: (count: number) => number,
): [id: number, name: string, count: number][] {
  const known = [...new Set([...counts.keys(), ...(chosen ?? [])])].flatMap((id): [number, string, number][] => {
    const name = nameOf(id);
    return name === undefined ? [] : [[id, name, scaled(counts.get(id) ?? 0)]];
  });
  return known.filter(([id], place) => place < MOST_CHOICES || chosen?.includes(id));
}

function plainCounts(
  { prices, ratings, deliveries, inStock }: FacetCounts,
  scaled: (count: number) => number,
): Pick<Facets, 'prices' | 'ratings' | 'deliveries' | 'inStock'> {
  const some = (counts: ReadonlyMap<number, number>) => [...counts].filter(([, count]) => count > 0);
  return {
    prices: prices.map(({ min, max, count }) => {
      return { min: mainUnits(min), max: max === null ? null : mainUnits(max), count: scaled(count) };
    }),
    ratings: some(ratings).map(([rating, count]) => ({ rating, count: scaled(count) })),
    deliveries: some(deliveries).map(([delivery, count]) => ({ delivery, count: scaled(count) })),
    inStock: scaled(inStock),
  };
}

const NOTHING: Facets = {
  ...{ corrected: null, total: 0, isEstimate: false, inStock: 0 },
  ...{ categories: [], brands: [], shops: [], prices: [], ratings: [], deliveries: [] },
};
