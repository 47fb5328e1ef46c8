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

type Facet = 'brand' | 'shop' | 'price' | 'rating' | 'delivery' | 'inStock';
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
const PASSING_ALL = [...FACETS, 'all'] as const;

/** Counts every choice with all others in force but its own, so that a number says what choosing it would leave. */
export function countFacets(rows: readonly FacetRow[], filters: FacetFilters): FacetCounts {
  const passing = rowsPerFacet(rows, filters);
  const priced = passing.price.map((row) => row.price);
  return {
    total: passing.all.length,
    categories: tally(passing.all, (row) => row.category),
    brands: tally(passing.brand, (row) => row.brandId),
    shops: tally(passing.shop, (row) => row.shopId),
    prices: priceRanges(priced).map((range) => ({
      ...range,
      count: priced.filter((price) => isIn(range, price)).length,
    })),
    ratings: new Map(STARS.map((stars) => [stars, passing.rating.filter((row) => row.rating >= stars * 10).length])),
    deliveries: new Map(
      DELIVERIES.map((one) => [one, passing.delivery.filter((row) => (row.delivery & deliveryBit(one)) !== 0).length]),
    ),
    inStock: passing.inStock.filter((row) => row.inStock).length,
  };
}

/** A row that fails one choice alone still counts for that facet; one that fails two counts nowhere. */
function rowsPerFacet(rows: readonly FacetRow[], filters: FacetFilters): Record<Facet | 'all', FacetRow[]> {
  const passing: Record<Facet | 'all', FacetRow[]> = {
    ...{ all: [], brand: [], shop: [], price: [], rating: [], delivery: [], inStock: [] },
  };
  // Most choices are not made, and need not be asked about a thousand times.
  const inForce = FACETS.filter((facet) => IS_CHOSEN[facet](filters));
  for (const row of rows) {
    const failed = inForce.filter((facet) => !PASSES[facet](row, filters));
    const [only] = failed;
    if (failed.length > 1) continue;
    if (only) passing[only].push(row);
    else for (const facet of PASSING_ALL) passing[facet].push(row);
  }
  return passing;
}

function tally(rows: readonly FacetRow[], keyOf: (row: FacetRow) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== 0) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Map([...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]));
}

function isIn({ min, max }: PriceRange, price: number): boolean {
  return min <= price && (max === null || price <= max);
}
