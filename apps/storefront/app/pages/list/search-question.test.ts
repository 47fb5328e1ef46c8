import { searchProducts } from '@galleria/contract/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListQuery } from './list-query.ts';
import { criteriaOf, placeOf } from './search-question.ts';

const TRAIL = [{ id: 3, name: 'Tea' }];
/** Of a currency that is worth more than the base currency. */
const BELOW_ONE = 0.3;

function questionOf(params: URLSearchParams, rate = 1) {
  const query = readListQuery(params);
  return { ...criteriaOf(query, TRAIL, rate), ...placeOf(query), size: 20 };
}

const problemsOf = (question: object) => searchProducts.input.safeParse(question).error?.issues ?? [];

describe('what an address makes the search be asked for', () => {
  it.each([
    'bid=2147483648',
    'brands=9007199254740991,7',
    'shops=999999999999999',
    'couponId=2147483648',
    'min=999999999.99',
    'max=999999999.99',
    'max=999999999&cur=GBP',
    'min=999999998,5&max=999999999&cur=GBP',
    'pn=%00',
    `pn=${'a'.repeat(99)}%F0%9F%8D%B5`,
    'sort=77',
    'rating=6&delivery=9&page=99999999',
  ])('is a question that it takes: %s', (address) => {
    expect(problemsOf(questionOf(new URLSearchParams(address), BELOW_ONE))).toEqual([]);
  });

  it('is a question that it takes, whatever the address says', () => {
    const name = fc.constantFrom(
      'pn',
      'bid',
      'bName',
      'brands',
      'shops',
      'min',
      'max',
      'cur',
      'rating',
      'sort',
      'page',
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary', minLength: 98, maxLength: 103 }),
      fc.bigInt({ min: -10n, max: 10n ** 17n }).map(String),
      fc.double({ min: 0, max: 1e9, noNaN: true }).map((amount) => amount.toFixed(2)),
      fc.array(fc.nat(), { maxLength: 30 }).map(String),
      fc.constantFrom('\0', 'GBP', '2147483647', '2147483648', '999999999.99'),
    );
    const rate = fc.double({ min: 0.0001, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), rate, (entries, itsRate) => {
        const question = questionOf(new URLSearchParams(entries), itsRate);
        expect(problemsOf(question)).toEqual([]);
        const { keyword = '' } = question;
        expect(keyword.includes('\0') || !keyword.isWellFormed()).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps what a sum that is too large means', () => {
    expect(questionOf(new URLSearchParams('min=5&max=999999999.99'))).toMatchObject({
      minPrice: 5,
      maxPrice: 999999999,
    });
    expect(questionOf(new URLSearchParams('max=999999999&cur=GBP'), BELOW_ONE).maxPrice).toBe(999999999);
  });

  it('asks for the oldest first by the number 0', () => {
    expect(questionOf(new URLSearchParams('sort=0')).sort).toBe(0);
    expect(questionOf(new URLSearchParams('')).sort).toBeUndefined();
  });
});
