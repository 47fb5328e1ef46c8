import { describe, expect, it } from 'vitest';
import { priceOfChoice, savedPercent } from './price-of-choice.ts';

describe('priceOfChoice', () => {
  it('is a range without an old price while prices differ', () => {
    const skus = [
      { price: 19.9, oriPrice: 25 },
      { price: 29.99, oriPrice: 35 },
    ];
    expect(priceOfChoice(skus)).toEqual({ fromCents: 1990, toCents: 2999, oldCents: 0 });
  });

  it('is one price with the old one once there is one', () => {
    expect(priceOfChoice([{ price: 19.9, oriPrice: 25 }])).toEqual({ fromCents: 1990, toCents: 1990, oldCents: 2500 });
  });

  it('names the lowest old price when the same price had several', () => {
    const skus = [
      { price: 10, oriPrice: 15 },
      { price: 10, oriPrice: 12 },
    ];
    expect(priceOfChoice(skus).oldCents).toBe(1200);
  });

  it('has no old price that was not more', () => {
    expect(priceOfChoice([{ price: 10, oriPrice: 10 }]).oldCents).toBe(0);
  });
});

describe('savedPercent', () => {
  it.each([
    [10000, 7501, 24],
    [10000, 10000, 0],
    [0, 100, 0],
    [300, 100, 66],
  ])('from %i to %i is %i', (before, now, percent) => {
    expect(savedPercent(before, now)).toBe(percent);
  });
});
