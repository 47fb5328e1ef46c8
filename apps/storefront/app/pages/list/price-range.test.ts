import { expect, it } from 'vitest';
import { inBaseCurrency, inShownCurrency } from './price-range.ts';

const YEN = { currencyCode: 'JPY', symbol: '¥', exchangeRate: 150 };

it('the search gets prices in the base currency', () => {
  expect(inBaseCurrency({ min: 1000, max: 3000, currency: 'JPY' }, 150)).toEqual({ min: 6.67, max: 20 });
  expect(inBaseCurrency({ max: 20 }, 1)).toEqual({ min: undefined, max: 20 });
  expect(inBaseCurrency({ max: 999_999_999, currency: 'GBP' }, 0.8).max).toBe(999_999_999);
});

it('prices in the shown currency stay as typed, others are converted', () => {
  expect(inShownCurrency({ min: 1000, currency: 'JPY' }, 150, YEN)).toEqual({ min: 1000, max: undefined });
  expect(inShownCurrency({ min: 10, max: 20 }, 1, YEN)).toEqual({ min: 1500, max: 3000 });
  expect(inShownCurrency({ max: 9.2, currency: 'EUR' }, 0.92, YEN)).toEqual({ min: undefined, max: 1500 });
});
