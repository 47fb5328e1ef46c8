import { type PriceRange, priceRanges } from './price-ranges.ts';

/** The fields of a product that facets count. */
export interface FacetRow {
  readonly brandId: number;
  readonly shopId: number;
  /** Category on the counted level; 0: none. */
  readonly category: number;
  readonly priceCents: number;
  readonly ratingTenths: number;
  /** One bit per delivery type. */
  readonly deliveryBits: number;
  readonly inStock: boolean;
}

/** Filters that facets offer. The rows have already passed all other filters. */
export interface FacetFilters {
  readonly brandIds?: readonly number[] | undefined;
  readonly shopIds?: readonly number[] | undefined;
  readonly minPriceCents?: number | undefined;
  readonly maxPriceCents?: number | undefined;
  readonly minRatingTenths?: number | undefined;
  readonly delivery?: number | undefined;
  readonly inStock?: boolean | undefined;
}

export interface FacetCounts {
  readonly total: number;
  readonly categories: ReadonlyMap<number, number>;
  readonly brands: ReadonlyMap<number, number>;
  readonly shops: ReadonlyMap<number, number>;
  readonly prices: readonly (PriceRange & { count: number })[];
  /** By stars: products with at least this rating. */
  readonly ratings: ReadonlyMap<number, number>;
  readonly deliveries: ReadonlyMap<number, number>;
  readonly inStock: number;
}

export type Facet = 'brand' | 'shop' | 'price' | 'rating' | 'delivery' | 'inStock';
export const STARS = [5, 4, 3, 2, 1] as const;
const DELIVERIES = [1, 2, 3, 4] as const;

export const deliveryBit = (delivery: number) => 1 << (delivery - 1);

/** Whether a row passes each filter on its own. */
const PASSES: Record<Facet, (row: FacetRow, filters: FacetFilters) => boolean> = {
  brand: (row, { brandIds }) => !brandIds || brandIds.includes(row.brandId),
  shop: (row, { shopIds }) => !shopIds || shopIds.includes(row.shopId),
  price: (row, { minPriceCents = 0, maxPriceCents = Infinity }) =>
    minPriceCents <= row.priceCents && row.priceCents <= maxPriceCents,
  rating: (row, { minRatingTenths = 0 }) => row.ratingTenths >= minRatingTenths,
  delivery: (row, { delivery }) => !delivery || (row.deliveryBits & deliveryBit(delivery)) !== 0,
  inStock: (row, { inStock }) => !inStock || row.inStock,
};
const IS_CHOSEN: Record<Facet, (filters: FacetFilters) => boolean> = {
  brand: ({ brandIds }) => brandIds !== undefined,
  shop: ({ shopIds }) => shopIds !== undefined,
  price: ({ minPriceCents, maxPriceCents }) => minPriceCents !== undefined || maxPriceCents !== undefined,
  rating: ({ minRatingTenths }) => minRatingTenths !== undefined,
  delivery: ({ delivery }) => delivery !== undefined,
  inStock: ({ inStock }) => inStock === true,
};
const FACETS = Object.keys(PASSES) as Facet[];

export function chosenFacets(filters: FacetFilters): Facet[] {
  return FACETS.filter((facet) => IS_CHOSEN[facet](filters));
}

/** Groups rows by the filter that they fail: `all` passes every filter; a row that fails two is not counted. */
export function partitionByFailedFacet(
  rows: readonly FacetRow[],
  filters: FacetFilters,
): Record<Facet | 'all', FacetRow[]> {
  const partitions: Record<Facet | 'all', FacetRow[]> = {
    ...{ all: [], brand: [], shop: [], price: [], rating: [], delivery: [], inStock: [] },
  };
  // Filters that are not set need not be checked for every row.
  const activeFacets = chosenFacets(filters);
  for (const row of rows) {
    const failed = activeFacets.filter((facet) => !PASSES[facet](row, filters));
    if (failed.length <= 1) partitions[failed[0] ?? 'all'].push(row);
  }
  return partitions;
}

/** A sample of rows, each of which stands for `scale` rows. */
export interface Sample {
  readonly rows: readonly FacetRow[];
  readonly scale: number;
}

/** Samples of the rows that pass every filter and, for each filter in force, of those that fail only this one. */
export interface FacetSamples {
  readonly all: Sample;
  readonly failing: Partial<Readonly<Record<Facet, Sample>>>;
  /**
   * Rows that the price ranges are computed from, so that choosing a range does not change them; by default, the rows
   * that pass all filters but the price.
   */
  readonly priced?: readonly FacetRow[] | undefined;
}

/** Counts each facet with all filters except its own: a number is the size of the result if its value were chosen. */
export function countFacets({ all, failing, priced: rangeRows }: FacetSamples): FacetCounts {
  // The two samples are disjoint, so their scales may differ.
  const samplesWithout = (facet: Facet) => [all, failing[facet] ?? NONE];
  const priced = samplesWithout('price');
  return {
    total: count([all], () => true),
    categories: tally([all], (row) => row.category),
    brands: tally(samplesWithout('brand'), (row) => row.brandId),
    shops: tally(samplesWithout('shop'), (row) => row.shopId),
    prices: priceRanges((rangeRows ?? priced.flatMap(({ rows }) => rows)).map((row) => row.priceCents)).map(
      (range) => ({
        ...range,
        count: count(priced, (row) => isIn(range, row.priceCents)),
      }),
    ),
    ratings: new Map(
      STARS.map((stars) => [stars, count(samplesWithout('rating'), (row) => row.ratingTenths >= stars * 10)]),
    ),
    deliveries: new Map(
      DELIVERIES.map((one) => [
        one,
        count(samplesWithout('delivery'), (row) => (row.deliveryBits & deliveryBit(one)) !== 0),
      ]),
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

function isIn({ minCents, maxCents }: PriceRange, price: number): boolean {
  return minCents <= price && (maxCents === null || price <= maxCents);
}
