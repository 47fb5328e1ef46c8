import { describe, expect, it } from 'vitest';
import { categoryAddresses, changedAddress, differOnlyInSku, plainAddress } from './page-address.ts';

describe('changedAddress', () => {
  it('keeps other parameters of the address', () => {
    expect(changedAddress('?prodId=3&bannerEnter=1&lang=zh_CN', { sku: 9 })).toBe(
      '?prodId=3&bannerEnter=1&lang=zh_CN&sku=9',
    );
  });

  it('removes parameters without a value', () => {
    expect(changedAddress('?prodId=3&star=4&current=2', { star: undefined, current: undefined }, '#reviews')).toBe(
      '?prodId=3#reviews',
    );
  });

  it('escapes characters that do not belong into an address', () => {
    expect(changedAddress('?prodId="><script>', {})).toBe('?prodId=%22%3E%3Cscript%3E');
  });
});

it('plainAddress names the product and at most its SKU', () => {
  expect(plainAddress(3)).toBe('/detail?prodId=3');
  expect(plainAddress(3, 9)).toBe('/detail?prodId=3&sku=9');
});

describe('differOnlyInSku', () => {
  const url = (query: string) => new URL(`https://mall.test/detail?${query}`);
  it.each([
    ['prodId=3', 'prodId=3&sku=9', true],
    ['prodId=3&sku=8&bannerEnter=1', 'prodId=3&bannerEnter=1&sku=9', true],
    ['prodId=3&sku=8', 'prodId=4&sku=9', false],
    ['prodId=3&sku=8', 'prodId=3&sku=8', false],
    ['prodId=3&sku=8', 'prodId=3&sku=9&star=5', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(differOnlyInSku(url(one), url(other))).toBe(expected);
  });
});

it('categoryAddresses has an address per level with the levels above it', () => {
  const way = ['Home', 'Kitchen', 'Cups'].map((categoryName, index) => ({ categoryId: index + 4, categoryName }));
  expect(categoryAddresses(way)).toEqual([
    { name: 'Home', address: '/list?cpid=4' },
    { name: 'Kitchen', address: '/list?cpid=4&cid=5' },
    { name: 'Cups', address: '/list?cpid=4&cid=5&thCid=6' },
  ]);
});
