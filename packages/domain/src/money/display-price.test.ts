import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayAmount } from './display-price.ts';

const yuan = { currencyCode: 'CNY', symbol: '¥', exchangeRate: 7.12 };
const tiny = { currencyCode: 'XAU', symbol: 'oz', exchangeRate: 0.0004 };

describe('displayAmount', () => {
  it.each([
    [1299, yuan, 92.49],
    [0, yuan, 0],
    [1, tiny, 0.01],
    [999, tiny, 0.01],
    [2500, tiny, 0.01],
    [10_000, tiny, 0.04],
    [-1, tiny, -0.01],
  ])('shows %i cents in %o as %f', (amountCents, currency, shown) => {
    expect(displayAmount(amountCents, currency)).toBe(shown);
  });

  it('never shows as free what costs something, and has at most two decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.double({ min: 0.0001, max: 20_000, noNaN: true }),
        (amountCents, exchangeRate) => {
          const shown = displayAmount(amountCents, { currencyCode: 'XXX', symbol: 'x', exchangeRate });
          expect(shown).toBeGreaterThanOrEqual(0.01);
          expect(Number(shown.toFixed(2))).toBe(shown);
        },
      ),
    );
  });
});
