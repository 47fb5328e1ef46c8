import { storePage } from '@galleria/contract/stores/stores';
import { describe, expect, it } from 'vitest';
import { listAddress, readStoreQuery } from './list-query.ts';

const read = (query: string) => readStoreQuery(new URLSearchParams(query));

describe('readStoreQuery and listAddress', () => {
  it.each(['/shop-list', '/shop-list?type=1&shopName=tea+house', '/shop-list?shopName=tea&current=3'])(
    'reads and writes the same address: %s',
    (address) => {
      expect(listAddress(read(address.split('?')[1] ?? ''))).toBe(address);
    },
  );

  it.each([
    'shopName=%00',
    'shopName=+%00+',
    'type=2',
    'current=0',
    'current=-1',
    'current=1.5',
    'current=%00',
    'current=1000001',
  ])('ignores invalid values: %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it.each([`shopName=${'a'.repeat(101)}`, `shopName=${'a'.repeat(99)}%F0%9F%8D%B5`, 'shopName=te%00a&current=999999'])(
    'is valid input of the store list: %s',
    (query) => {
      const { keyword, page } = read(query);
      expect(keyword).not.toContain('\0');
      expect(keyword.isWellFormed()).toBe(true);
      expect(storePage.input.safeParse({ shopName: keyword, current: page }).success).toBe(true);
    },
  );
});
