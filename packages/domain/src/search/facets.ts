import { type PriceRange, priceRanges } from './price-ranges.ts';

/** What is counted of a product. Prices in cents, rating in tenths of a star, deliveries one bit each. */
export interface FacetRow {
  readonly brandId: number;
  readonly shopId: number;
  /** Of the level that is asked for, 0 when it is in none. */
  readonly category: number;
  readonly price: number;
  readonly rating: number;
  readonly delivery: number;
  readonly inStock: boolean;
}

/** The choices that facets offer; whatever else narrows a search has been done before rows come here. */
export interface FacetFilters {
  readonly brandIds?: readonly number[] | undefined;
  readonly shopIds?: readonly number[] | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly minRating?: number | undefined;
  readonly delivery?: number | undefined;
  readonly inStock?: boolean | undefined;
}

export interface FacetCounts {
  readonly total: number;
  readonly categories: ReadonlyMap<number, number>;
  readonly brands: ReadonlyMap<number, number>;
  readonly shops: ReadonlyMap<number, number>;
  readonly prices: readonly (PriceRange & { count: number })[];
  /** By stars: how many have so many or more. */
  readonly ratings: ReadonlyMap<number, number>;
  readonly deliveries: ReadonlyMap<number, number>;
  readonly inStock: number;
}

export type Facet = 'brand' | 'shop' | 'price' | 'rating' | 'delivery' | 'inStock';
export const STARS = [5, 4, 3, 2, 1] as const;
const DELIVERIES = [1, 2, 3, 4] as const;

export const deliveryBit = (delivery: number) => 1 << (delivery - 1);

/** Whether a row passes each choice on its own. */
const PASSES: Record<Facet, (row: FacetRow, filters: FacetFilters) => boolean> = {
  brand: (row, { brandIds }) => !brandIds || brandIds.includes(row.brandId),
  shop: (row, { shopIds }) => !shopIds || shopIds.includes(row.shopId),
  price: (row, { minPrice = 0, maxPrice = Infinity }) => minPrice <= row.price && row.price <= maxPrice,
  rating: (row, { minRating = 0 }) => row.rating >= minRating,
  delivery: (row, { delivery }) => !delivery || (row.delivery & deliveryBit(delivery)) !== 0,
  inStock: (row, { inStock }) => !inStock || row.inStock,
};
const IS_CHOSEN: Record<Facet, (filters: FacetFilters) => boolean> = {
  brand: ({ brandIds }) => brandIds !== undefined,
  shop: ({ shopIds }) => shopIds !== undefined,
  price: ({ minPrice, maxPrice }) => minPrice !== undefined || maxPrice !== undefined,
  rating: ({ minRating }) => minRating !== undefined,
  delivery: ({ delivery }) => delivery !== undefined,
  inStock: ({ inStock }) => inStock === true,
};
const FACETS = Object.keys(PASSES) as Facet[];

export function chosenFacets(filters: FacetFilters): Facet[] {
  return FACETS.filter((facet) => IS_CHOSEN[facet](filters));
}

/** Rows that pass every choice, and those that fail one alone; whatever fails two counts nowhere. */
export function sortOut(rows: readonly FacetRow[], filters: FacetFilters): Record<Facet | 'all', FacetRow[]> {
  const sorted: Record<Facet | 'all', FacetRow[]> = {
    ...{ all: [], brand: [], shop: [], price: [], rating: [], delivery: [], inStock: [] },
  };
  // Most choices are not made, and need not be asked about a thousand times.
  const inForce = chosenFacets(filters);
  for (const row of rows) {
    const failed = inForce.filter((facet) => !PASSES[facet](row, filters));
    if (failed.length <= 1) sorted[failed[0] ?? 'all'].push(row);
  }
  return sorted;
}

/** Some rows of a list, each of which stands for so many. */
export interface Sample {
  readonly rows: readonly FacetRow[];
  readonly scale: number;
}

/** What passes every choice, and for each choice in force what fails it alone. */
export interface FacetSamples {
  readonly all: Sample;
  readonly besides: Partial<Readonly<Record<Facet, Sample>>>;
}

/** Counts every choice with all others in force but its own, so that a number says what choosing it would leave. */
export function countFacets({ all, besides }: FacetSamples): FacetCounts {
  // The two do not overlap, so each may have been sampled in its own way.
  const without = (facet: Facet) => [all, besides[facet] ?? NONE];
  const priced = without('price');
  return {
    total: count([all], () => true),
    categories: tally([all], (row) => row.category),
    brands: tally(without('brand'), (row) => row.brandId),
    shops: tally(without('shop'), (row) => row.shopId),
    prices: priceRanges(priced.flatMap(({ rows }) => rows.map((row) => row.price))).map((range) => ({
      ...range,
      count: count(priced, (row) => isIn(range, row.price)),
    })),
    ratings: new Map(STARS.map((stars) => [stars, count(without('rating'), (row) => row.rating >= stars * 10)])),
    deliveries: new Map(
      DELIVERIES.map((one) => [one, count(without('delivery'), (row) => (row.delivery & deliveryBit(one)) !== 0)]),
    ),
    inStock: count([all], (row) => row.inStock),
  };
}

const NONE: Sample = { rows: [], scale: 1 };

function count(samples: readonly Sample[], isCounted: (row: FacetRow) => boolean): number {
  return Math.round(samples.reduce((sum, { rows, scale }) => sum + scale * rows.filter(isCounted).length, 0));
}

function tally(samples: readonly Sample[], keyOf: (row: FacetRow) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { rows, scale } of samples) {
    for (const row of rows) {
      const key = keyOf(row);
      if (key !== 0) counts.set(key, (counts.get(key) ?? 0) + scale);
    }
  }
  const rounded = [...counts].map(([key, sum]): [number, number] => [key, Math.round(sum)]);
  return new Map(rounded.sort((a, b) => b[1] - a[1] || a[0] - b[0]));
}

function isIn({ min, max }: PriceRange, price: number): boolean {
  return min <= price && (max === null || price <= max);
}
