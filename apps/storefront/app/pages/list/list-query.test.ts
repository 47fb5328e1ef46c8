import { describe, expect, it } from 'vitest';
import { isFiltered, listAddress, unfiltered } from './list-address.ts';
import { readListQuery } from './list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query));

describe('the address of a list', () => {
  it.each([
    '/list',
    '/list?pn=trail+shoes&exact=1',
    '/list?st=1&cpid=3&cid=31&thCid=311',
    '/list?bid=7&bName=Alpine',
    '/list?brands=7%2C9&shops=2%2C3&min=10.5&max=80&cur=EUR&rating=4&stock=1&delivery=2&sort=5&page=3',
    '/list?pn=tea&cursor=abc',
    '/list?cpid=3&sort=0&page=2',
  ])('is read and written the same: %s', (address) => {
    const query = read(address.split('?')[1] ?? '');
    expect(listAddress(query, { page: query.page, cursor: query.cursor })).toBe(address);
  });

  it('begins at the first page when something else is chosen', () => {
    expect(listAddress(read('pn=tea&page=4'), { sort: 2 })).toBe('/list?pn=tea&sort=2');
    expect(listAddress(read('pn=tea&cursor=abc'), { inStock: true })).toBe('/list?pn=tea&stock=1');
  });

  it('passes over what makes no sense', () => {
    expect(read('cpid=-1&cid=x&brands=1,,a,2,2&min=abc&max=1e9&rating=9&page=0&cur=usd&sort=1.5')).toEqual(
      read('brands=1,2'),
    );
  });

  it.each([
    'bid=2147483648&cpid=9007199254740991',
    'brands=2147483648&shops=999999999999999',
    'couponId=2147483648',
    'pn=%00&bName=%00',
    'sort=-0&sort=7',
    'sort=77',
  ])('passes over what no search takes: %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('takes a sum that is too large for the largest', () => {
    expect(read('min=999999999.99&max=1').price).toEqual({ min: 1, max: 999_999_999, currency: undefined });
  });

  it('turns a price range round that was typed the wrong way, and reads a decimal comma', () => {
    expect(read('min=80&max=9,50').price).toEqual({ min: 9.5, max: 80, currency: undefined });
  });

  it('names one brand, not several', () => {
    expect(read('bid=7&bName=Alpine').brandName).toBe('Alpine');
    expect(read('bid=7&bName=Alpine&brands=9')).toMatchObject({ brands: [7, 9], brandName: '' });
  });

  it('keeps what was searched for when all filters are cleared', () => {
    const query = read('pn=tea&cpid=3&sort=2&brands=1&shops=2&min=0&stock=1&rating=4&delivery=1');
    expect(isFiltered(query)).toBe(true);
    expect(isFiltered(unfiltered(query))).toBe(false);
    expect(listAddress(unfiltered(query), {})).toBe('/list?pn=tea&cpid=3&sort=2');
  });
});
