import { describe, expect, it } from 'vitest';
import { changedAddress, differOnlyInSku, plainAddress } from './detail-address.ts';

describe('changedAddress', () => {
  it('keeps where somebody came from', () => {
    expect(changedAddress('?prodId=3&bannerEnter=1&lang=zh_CN', { sku: 9 })).toBe(
      '/detail?prodId=3&bannerEnter=1&lang=zh_CN&sku=9',
    );
  });

  it('takes away what has no value', () => {
    expect(changedAddress('?prodId=3&star=4&current=2', { star: undefined, current: undefined }, '#reviews')).toBe(
      '/detail?prodId=3#reviews',
    );
  });

  it('does not carry what is no address', () => {
    expect(changedAddress('?prodId="><script>', {})).toBe('/detail?prodId=%22%3E%3Cscript%3E');
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
