import { describe, expect, it } from 'vitest';
import { productsAddress, readDiscountQuery } from './discount-query.ts';

const read = (query: string) => readDiscountQuery(new URLSearchParams(query));

describe('readDiscountQuery', () => {
  it.each([
    ['discountId=7', { discountId: '7', sort: undefined, current: 1 }],
    ['discountId=7&sort=5&current=3', { discountId: '7', sort: 5, current: 3 }],
    ['discountId=7&sort=77&current=-1', { discountId: '7', sort: undefined, current: 1 }],
    ['', { discountId: '', sort: undefined, current: 1 }],
  ])('reads %j', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('reads what productsAddress writes', () => {
    const address = productsAddress(7, 4, 2);
    expect(address).toBe('/discount-detail?discountId=7&sort=4&current=2');
    expect(read(address.split('?')[1] ?? '')).toEqual({ discountId: '7', sort: 4, current: 2 });
    expect(productsAddress(7, undefined)).toBe('/discount-detail?discountId=7');
  });
});
