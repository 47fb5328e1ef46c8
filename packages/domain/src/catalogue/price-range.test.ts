import { describe, expect, it } from 'vitest';
import { priceRange } from './price-range.ts';

describe('priceRange', () => {
  it('returns the lowest and the highest price of the SKUs', () => {
    const skus = [
      { priceCents: 2_000, oldPriceCents: 9_000 },
      { priceCents: 1_500, oldPriceCents: 1_800 },
      { priceCents: 3_000, oldPriceCents: 3_000 },
    ];
    expect(priceRange(skus)).toEqual({ priceCents: 1_500, maxPriceCents: 3_000, oldPriceCents: 1_800 });
  });

  it('never returns an old price below the price', () => {
    expect(priceRange([{ priceCents: 500, oldPriceCents: 100 }]).oldPriceCents).toBe(500);
  });

  it('throws without SKUs', () => {
    expect(() => priceRange([])).toThrow('priceRange: no SKUs');
  });
});
