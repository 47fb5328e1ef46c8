import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenFacets,
  countFacets,
  deliveryBit,
  type FacetFilters,
  type FacetRow,
  type FacetSamples,
  partitionByFailedFacet,
} from './facets.ts';
import { priceRanges } from './price-ranges.ts';

const few = fc.integer({ min: 1, max: 3 });
const rows = fc.array(
  fc.record({
    brandId: fc.integer({ min: 0, max: 3 }),
    shopId: few,
    category: few,
    priceCents: fc.integer({ min: 0, max: 5_000 }),
    ratingTenths: fc.constantFrom(0, 20, 39, 40, 50),
    deliveryBits: fc.integer({ min: 0, max: 15 }),
    inStock: fc.boolean(),
  }),
  { maxLength: 60 },
);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const filters: fc.Arbitrary<FacetFilters> = fc.record({
  brandIds: maybe(fc.uniqueArray(few, { minLength: 1 })),
  shopIds: maybe(fc.uniqueArray(few, { minLength: 1 })),
  minPriceCents: maybe(fc.integer({ min: 0, max: 3_000 })),
  maxPriceCents: maybe(fc.integer({ min: 1_000, max: 5_000 })),
  minRatingTenths: maybe(fc.constantFrom(10, 30, 40, 50)),
  delivery: maybe(fc.integer({ min: 1, max: 4 })),
  inStock: maybe(fc.constant(true)),
});

/** Naive count: tests every filter for every row. */
function naive(all: readonly FacetRow[], wanted: FacetFilters): number {
  return all.filter(
    (row) =>
      (wanted.brandIds === undefined || wanted.brandIds.includes(row.brandId)) &&
      (wanted.shopIds === undefined || wanted.shopIds.includes(row.shopId)) &&
      (wanted.minPriceCents === undefined || row.priceCents >= wanted.minPriceCents) &&
      (wanted.maxPriceCents === undefined || row.priceCents <= wanted.maxPriceCents) &&
      (wanted.minRatingTenths === undefined || row.ratingTenths >= wanted.minRatingTenths) &&
      (wanted.delivery === undefined || (row.deliveryBits & deliveryBit(wanted.delivery)) > 0) &&
      (wanted.inStock !== true || row.inStock),
  ).length;
}

/** A full sample: all rows, each standing for itself. */
function whole(all: readonly FacetRow[], wanted: FacetFilters): FacetSamples {
  const sorted = partitionByFailedFacet(all, wanted);
  const failing = chosenFacets(wanted).map((facet) => [facet, { rows: sorted[facet], scale: 1 }]);
  return { all: { rows: sorted.all, scale: 1 }, failing: Object.fromEntries(failing) };
}

describe('countFacets', () => {
  it('counts for every value the products that choosing it would leave, like a naive count', () => {
    fc.assert(
      fc.property(rows, filters, (all, chosen) => {
        const counts = countFacets(whole(all, chosen));
        expect(counts.total).toBe(naive(all, chosen));
        for (const id of [1, 2, 3]) {
          expect(counts.brands.get(id) ?? 0).toBe(naive(all, { ...chosen, brandIds: [id] }));
          expect(counts.shops.get(id) ?? 0).toBe(naive(all, { ...chosen, shopIds: [id] }));
          const inCategory = all.filter((row) => row.category === id);
          expect(counts.categories.get(id) ?? 0).toBe(naive(inCategory, chosen));
        }
        for (const [stars, count] of counts.ratings) {
          expect(count).toBe(naive(all, { ...chosen, minRatingTenths: stars * 10 }));
        }
        for (const [delivery, count] of counts.deliveries) expect(count).toBe(naive(all, { ...chosen, delivery }));
        for (const { minCents, maxCents, count } of counts.prices) {
          expect(count).toBe(naive(all, { ...chosen, minPriceCents: minCents, maxPriceCents: maxCents ?? undefined }));
        }
        expect(counts.inStock).toBe(naive(all, { ...chosen, inStock: true }));
      }),
    );
  });

  it('multiplies each sample by its scale', () => {
    const row = {
      brandId: 1,
      shopId: 1,
      category: 1,
      priceCents: 100,
      ratingTenths: 50,
      deliveryBits: 1,
      inStock: true,
    };
    const counts = countFacets({
      all: { rows: [row, row], scale: 1 },
      failing: { brand: { rows: [{ ...row, brandId: 2 }], scale: 12.5 } },
    });
    expect([...counts.brands]).toEqual([
      [2, 13],
      [1, 2],
    ]);
    expect([counts.total, counts.shops.get(1), counts.inStock]).toEqual([2, 2, 2]);
  });

  it('counts no brand for products without one', () => {
    const row = { brandId: 0, shopId: 1, category: 0 };
    const counts = countFacets(whole([{ ...row, priceCents: 1, ratingTenths: 0, deliveryBits: 1, inStock: true }], {}));
    expect([counts.brands.size, counts.categories.size]).toEqual([0, 0]);
  });
});

describe('priceRanges', () => {
  it('separates prices at round amounts, without gaps', () => {
    expect(priceRanges([599, 1290, 1880, 2500, 4999, 8900, 12900, 22900, 59900, 129900])).toEqual([
      { minCents: 0, maxCents: 1999 },
      { minCents: 2000, maxCents: 4999 },
      { minCents: 5000, maxCents: 14999 },
      { minCents: 15000, maxCents: 59999 },
      { minCents: 60000, maxCents: null },
    ]);
    expect(priceRanges([])).toEqual([]);
    expect(priceRanges([500, 500])).toEqual([{ minCents: 0, maxCents: null }]);
  });

  it('puts every price into exactly one of at most five ranges', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1 }), (prices) => {
        const ranges = priceRanges(prices);
        expect(ranges.length).toBeLessThanOrEqual(5);
        for (const price of prices) {
          const homes = ranges.filter(
            ({ minCents, maxCents }) => minCents <= price && (maxCents === null || price <= maxCents),
          );
          expect(homes).toHaveLength(1);
        }
      }),
    );
  });
});
