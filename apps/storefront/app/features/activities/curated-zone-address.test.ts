import { describe, expect, it } from 'vitest';
import { curatedZoneAddress, readCuratedZoneQuery } from './curated-zone-address.ts';

const read = (query: string) => readCuratedZoneQuery(new URLSearchParams(query));

describe('readCuratedZoneQuery', () => {
  it('defaults to the first page of all categories', () => {
    expect(read('')).toEqual({ categoryId: undefined, current: 1 });
  });

  it.each(['category=-1&current=0', 'category=shoes&current=last', 'category=9999999999'])(
    'leaves out what makes no sense: %s',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );

  it.each(['/preferred-products', '/preferred-products?category=102&current=3'])(
    'reads %s as it was written',
    (address) => {
      const { searchParams } = new URL(address, 'https://mall.test');
      expect(curatedZoneAddress('/preferred-products', readCuratedZoneQuery(searchParams))).toBe(address);
    },
  );
});

describe('curatedZoneAddress', () => {
  it('omits default values', () => {
    expect(curatedZoneAddress('/preferred-products', { categoryId: undefined, current: 1 })).toBe(
      '/preferred-products',
    );
  });
});
