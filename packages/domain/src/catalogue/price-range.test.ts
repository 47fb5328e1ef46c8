import { describe, expect, it } from 'vitest';
import { priceRange } from './price-range.ts';

describe('the prices of a product', () => {
  it('are those of its cheapest and its dearest SKU', () => {
    const skus = [
      { priceCents: 2_000, oldPriceCents: 9_000 },
      { priceCents: 1_500, oldPriceCents: 1_800 },
      { priceCents: 3_000, oldPriceCents: 3_000 },
    ];
    expect(priceRange(skus)).toEqual({ priceCents: 1_500, maxPriceCents: 3_000, oldPriceCents: 1_800 });
  });

  it('never claim that it was cheaper before', () => {
    expect(priceRange([{ priceCents: 500, oldPriceCents: 100 }]).oldPriceCents).toBe(500);
  });

  it('need a SKU', () => {
    expect(() => priceRange([])).toThrow('without SKUs');
  });
});
