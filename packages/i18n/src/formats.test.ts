import { describe, expect, it } from 'vitest';
import { formatMoney, formatRating } from './formats.ts';

describe('formatMoney', () => {
  it.each([
    ['USD', 123_456, '$1,234.56'],
    ['USD', -50, '-$0.50'],
    ['JPY', 123_456, '¥123,456'],
    ['KWD', 123_456, 'KWD 123.456'],
  ])('shows %s with the decimals of the currency: %i minor units', (currency, minorUnits, text) => {
    expect(formatMoney('en', currency, minorUnits).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('keeps Latin digits in every language', () => {
    expect(formatMoney('ar', 'USD', 123_456)).toContain('1,234.56');
  });
});

describe('formatRating', () => {
  it.each([
    ['en', 4.5, '4.5'],
    ['de', 4.5, '4,5'],
    ['fr', 5, '5,0'],
    ['ru', 3.84, '3,8'],
    ['ar', 4.5, '4.5'],
  ] as const)('formats in %s: %d', (locale, rating, text) => {
    expect(formatRating(locale, rating)).toBe(text);
  });
});
