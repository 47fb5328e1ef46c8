import { describe, expect, it } from 'vitest';
import { readZoneQuery, zoneAddress } from './zone-address.ts';

const read = (query: string) => readZoneQuery(new URLSearchParams(query));

describe('readZoneQuery', () => {
  it('defaults to the current activities', () => {
    expect(read('')).toEqual({ day: undefined, categoryId: undefined, sort: 'ending', current: 1 });
  });

  it('ignores invalid values', () => {
    expect(read('day=tomorrow&category=-1&sort=colour&current=0')).toEqual(read(''));
  });

  it.each(['/special-discount', '/special-discount?day=2026-11-18&category=102&sort=price&current=3'])(
    'reads %s as it was written',
    (address) => {
      const { searchParams } = new URL(address, 'https://mall.test');
      expect(zoneAddress(readZoneQuery(searchParams))).toBe(address);
    },
  );
});

describe('zoneAddress', () => {
  it('omits default values', () => {
    expect(zoneAddress({ sort: 'ending', current: 1 })).toBe('/special-discount');
  });
});
