import { describe, expect, it } from 'vitest';
import { priceParts } from './price-parts.ts';

const usd = { currencyCode: 'USD', symbol: '$', exchangeRate: 1 };
const eur = { currencyCode: 'EUR', symbol: '€', exchangeRate: 0.9 };
const krw = { currencyCode: 'KRW', symbol: '₩', exchangeRate: 1400 };

describe('priceParts', () => {
  it('places the symbol as usual in the language', () => {
    expect(priceParts(114_900, usd, 'en')).toEqual({ before: '$', amount: '1,149.00', after: '' });
    expect(priceParts(114_900, eur, 'de')).toMatchObject({ before: '', amount: '1.034,10' });
    expect(priceParts(114_900, eur, 'de').after.trim()).toBe('€');
  });

  it('keeps a space between thousands', () => {
    expect(priceParts(12_345_600, eur, 'fr').amount.replace(/\s/g, ' ')).toBe('111 110,40');
  });

  it('has no direction marks, since the element isolates the direction', () => {
    const { before, amount, after } = priceParts(4990, usd, 'ar');
    expect(amount).toBe('49.90');
    expect(`${before}${after}`.trim()).toBe('$');
  });

  it.each([
    ['CNY', 'CN¥', 'CN¥82.00'],
    ['JPY', 'JP¥', 'JP¥82'],
    ['JPY', '円', '円\u00a082'],
    ['BRL', 'R$', 'R$82.00'],
    ['CHF', 'Fr', 'Fr\u00a082.00'],
  ])('shows %s with the symbol that the mall has given it, %s', (currencyCode, symbol, shown) => {
    const { before, amount, after } = priceParts(8200, { currencyCode, symbol, exchangeRate: 1 }, 'en');
    expect(before + amount + after).toBe(shown);
  });

  it('never rounds a price to zero', () => {
    expect(priceParts(1, { ...usd, exchangeRate: 0.01 }, 'en').amount).toBe('0.01');
    expect(priceParts(1, { ...krw, exchangeRate: 0.01 }, 'en').amount).toBe('0.01');
  });
});
