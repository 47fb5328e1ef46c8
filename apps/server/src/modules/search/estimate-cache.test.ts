import { describe, expect, it } from 'vitest';
import { EstimateCache } from './estimate-cache.ts';

describe('EstimateCache', () => {
  it('returns the value for an equal query, in any order of its properties, and for no other query', () => {
    const shares = new EstimateCache<number>();
    shares.set({ categoryId: 7, minPriceCents: 100 }, 0.25);
    expect(shares.get({ minPriceCents: 100, categoryId: 7 })).toBe(0.25);
    expect(shares.get({ minPriceCents: 101, categoryId: 7 })).toBeUndefined();
  });

  it('drops the oldest entry beyond its limit', () => {
    const shares = new EstimateCache<number>();
    for (let id = 0; id <= 2_000; id++) shares.set({ id }, id);
    expect([shares.get({ id: 0 }), shares.get({ id: 1 }), shares.get({ id: 2_000 })]).toEqual([undefined, 1, 2_000]);
  });
});
