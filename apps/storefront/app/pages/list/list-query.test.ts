import { searchProducts } from '@galleria/contract/search/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criteriaOf, isFiltered, listAddress, placeOf, readListQuery, unfiltered } from './list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query));

describe('readListQuery and listAddress', () => {
  it.each([
    '/list',
    '/list?pn=trail+shoes&exact=1',
    '/list?st=1&cpid=3&cid=31&thCid=311',
    '/list?bid=7&bName=Alpine',
    '/list?brands=7%2C9&shops=2%2C3&min=10.5&max=80&cur=EUR&rating=4&stock=1&delivery=2&sort=5&page=3',
    '/list?pn=tea&cursor=abc',
    '/list?cpid=3&sort=0&page=2',
    '/list?pn=tea&activity=limitedTime&sort=2',
  ])('reads and writes the same address: %s', (address) => {
    const query = read(address.split('?')[1] ?? '');
    expect(listAddress(query, { page: query.page, cursor: query.cursor })).toBe(address);
  });

  it('returns to the first page when a filter or the order changes', () => {
    expect(listAddress(read('pn=tea&page=4'), { sort: 2 })).toBe('/list?pn=tea&sort=2');
    expect(listAddress(read('pn=tea&cursor=abc'), { inStock: true })).toBe('/list?pn=tea&stock=1');
  });

  it('ignores invalid values', () => {
    expect(read('cpid=-1&cid=x&brands=1,,a,2,2&min=abc&max=1e9&rating=9&page=0&cur=usd&sort=1.5')).toEqual(
      read('brands=1,2'),
    );
  });

  it.each([
    'bid=2147483648&cpid=9007199254740991',
    'brands=2147483648&shops=999999999999999',
    'couponId=2147483648',
    'pn=%00&bName=%00',
    'activity=raffle,%00,',
    'sort=-0&sort=7',
    'sort=77',
  ])('ignores values that the search would refuse: %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('limits a price to the largest possible one', () => {
    expect(read('min=999999999.99&max=1').price).toEqual({ min: 1, max: 999_999_999, currency: undefined });
  });

  it('swaps a reversed price range, and reads a decimal comma', () => {
    expect(read('min=80&max=9,50').price).toEqual({ min: 9.5, max: 80, currency: undefined });
  });

  it('has a brand name only for a single brand', () => {
    expect(read('bid=7&bName=Alpine').brandName).toBe('Alpine');
    expect(read('bid=7&bName=Alpine&brands=9')).toMatchObject({ brands: [7, 9], brandName: '' });
  });

  it('unfiltered keeps the search words, the category and the order', () => {
    const query = read('pn=tea&cpid=3&sort=2&brands=1&shops=2&min=0&stock=1&rating=4&delivery=1&activity=limitedTime');
    expect(isFiltered(query)).toBe(true);
    expect(isFiltered(unfiltered(query))).toBe(false);
    expect(listAddress(unfiltered(query), {})).toBe('/list?pn=tea&cpid=3&sort=2');
  });
});

const TRAIL = [{ id: 3, name: 'Tea' }];
/** Exchange rate of a currency that is worth more than the base currency. */
const BELOW_ONE = 0.3;

function questionOf(params: URLSearchParams, rate = 1) {
  const query = readListQuery(params);
  return { ...criteriaOf(query, TRAIL, rate), ...placeOf(query), size: 20 };
}

const problemsOf = (question: object) => searchProducts.input.safeParse(question).error?.issues ?? [];

describe('criteriaOf', () => {
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
  ])('is valid input of the search: %s', (address) => {
    expect(problemsOf(questionOf(new URLSearchParams(address), BELOW_ONE))).toEqual([]);
  });

  it('is valid input of the search for any address', () => {
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
      'activity',
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

  it('keeps the meaning of a price that is too large', () => {
    expect(questionOf(new URLSearchParams('min=5&max=999999999.99'))).toMatchObject({
      minPrice: 5,
      maxPrice: 999999999,
    });
    expect(questionOf(new URLSearchParams('max=999999999&cur=GBP'), BELOW_ONE).maxPrice).toBe(999999999);
  });

  it('has the sort number 0 for the oldest first', () => {
    expect(questionOf(new URLSearchParams('sort=0')).sort).toBe(0);
    expect(questionOf(new URLSearchParams('')).sort).toBeUndefined();
  });
});
