import { describe, expect, it } from 'vitest';
import { couponsAddress, readGiver, storesIn } from './coupons-address.ts';

const giverIn = (query: string) => readGiver(new URLSearchParams(query));

describe('readGiver, couponsAddress and storesIn', () => {
  it('reads the giver that it writes into the address, and ignores invalid ones', () => {
    expect(giverIn('')).toBeUndefined();
    expect(giverIn('shopId=0')).toBe(0);
    expect(giverIn('shopId=12')).toBe(12);
    expect(giverIn('shopId=-1')).toBeUndefined();
    expect(giverIn('shopId=everybody')).toBeUndefined();
    expect(couponsAddress(undefined)).toBe('/coupons');
    expect(couponsAddress(0)).toBe('/coupons?shopId=0');
  });

  it('lists every store once, without the platform', () => {
    const given = [
      { shopId: 0, shopName: '' },
      { shopId: 3, shopName: 'Tea' },
      { shopId: 2, shopName: 'Toys' },
      { shopId: 3, shopName: 'Tea' },
    ];
    expect(storesIn(given)).toEqual([
      { shopId: 3, shopName: 'Tea' },
      { shopId: 2, shopName: 'Toys' },
    ]);
  });
});
