import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayAmount } from './display-price.ts';

const yuan = { currencyCode: 'CNY', symbol: '¥', exchangeRate: 7.12 };
const tiny = { currencyCode: 'XAU', symbol: 'oz', exchangeRate: 0.0004 };
const yen = { currencyCode: 'JPY', symbol: '¥', exchangeRate: 149.5 };
const pound = { currencyCode: 'GBP', symbol: '£', exchangeRate: 0.79 };
const won = { currencyCode: 'KRW', symbol: '₩', exchangeRate: 0.2 };
const dinar = { currencyCode: 'KWD', symbol: 'KD', exchangeRate: 0.307 };

describe('displayAmount', () => {
  it.each([
    [1299, yuan, 92.49],
    [0, yuan, 0],
    [2250, pound, 17.78],
    [-2250, pound, -17.78],
    [1, tiny, 0.01],
    [999, tiny, 0.01],
    [2500, tiny, 0.01],
    [10_000, tiny, 0.04],
    [-1, tiny, -0.01],
    [1, yen, 1],
    [2, yen, 3],
    [1299, yen, 1942],
    [-1, yen, -1],
    [200, won, 0.01],
    [250, won, 1],
    [1, won, 0.01],
    [1, dinar, 0.01],
    [1299, dinar, 3.988],
  ])('shows %i cents in %o as %f', (amountCents, currency, shown) => {
    expect(displayAmount(amountCents, currency)).toBe(shown);
  });

  it('never shows a price as zero, and rounds by at most half of the last decimal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.double({ min: 0.0001, max: 20_000, noNaN: true }),
        fc.constantFrom({ code: 'USD', decimals: 2 }, { code: 'JPY', decimals: 0 }),
        (amountCents, exchangeRate, { code, decimals }) => {
          const shown = displayAmount(amountCents, { currencyCode: code, symbol: '¤', exchangeRate });
          expect(shown).toBeGreaterThanOrEqual(0.01);
          if (shown === 0.01) return;
          expect(Number(shown.toFixed(decimals))).toBe(shown);
          const exact = (amountCents * exchangeRate) / 100;
          expect(Math.abs(shown - exact)).toBeLessThanOrEqual(0.5 / 10 ** decimals + exact * 1e-12);
        },
      ),
    );
  });
});
