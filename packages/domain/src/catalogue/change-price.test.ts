import { describe, expect, it } from 'vitest';
import { changePrice, type PriceChange } from './change-price.ts';

describe('changePrice', () => {
  it.each<[number, PriceChange['change'], number, number | undefined]>([
    [1_000, 'set', 12.5, 1_250],
    [1_000, 'amount', -0.01, 999],
    [1_000, 'amount', -10, undefined],
    [1_999, 'percent', 10, 2_199],
    [1_005, 'percent', -50, 503],
    [333, 'percent', 33.33, 444],
    [1, 'percent', -60, undefined],
    [99_999_999, 'percent', 1, undefined],
    [500, 'set', 0, undefined],
  ])('changes %i cents by %s %d', (priceCents, change, value, changed) => {
    expect(changePrice(priceCents, { change, value })).toBe(changed);
  });
});
