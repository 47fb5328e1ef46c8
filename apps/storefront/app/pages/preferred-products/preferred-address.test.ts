import { describe, expect, it } from 'vitest';
import { preferredAddress, readPreferredQuery } from './preferred-address.ts';

const read = (query: string) => readPreferredQuery(new URLSearchParams(query));

describe('readPreferredQuery', () => {
  it('is the first page of everything, by default', () => {
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
      expect(preferredAddress(readPreferredQuery(searchParams))).toBe(address);
    },
  );
});

describe('preferredAddress', () => {
  it('leaves out what is as usual', () => {
    expect(preferredAddress({ categoryId: undefined, current: 1 })).toBe('/preferred-products');
  });
});
