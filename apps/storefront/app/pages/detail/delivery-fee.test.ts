import { describe, expect, it } from 'vitest';
import { deliveryFeeCents } from './delivery-fee.ts';

const terms = { basis: 'piece', firstUnits: 1, firstFee: 6, extraUnits: 2, extraFee: 2.5 } as const;
const way = { fee: 6, freeOver: 120, terms };
const sku = { price: 29.9, weight: 400, volume: 0 };

describe('what having it sent costs', () => {
  it.each([
    ['one piece', 1, 600],
    ['a step that has begun', 2, 850],
    ['a full step', 3, 850],
    ['a cent under what travels free', 4, 1100],
    ['more than what travels free', 5, 0],
  ])('%s', (_, quantity, expected) => {
    expect(deliveryFeeCents(way, sku, quantity)).toBe(expected);
  });

  it('is free at the very threshold', () => {
    expect(deliveryFeeCents(way, { ...sku, price: 30 }, 4)).toBe(0);
  });

  it('goes by the weight of all of them where the store does', () => {
    const heavy = { ...way, freeOver: null, terms: { ...terms, basis: 'weight' as const } };
    expect(deliveryFeeCents(heavy, sku, 2)).toBe(600);
    expect(deliveryFeeCents(heavy, sku, 3)).toBe(850);
    expect(deliveryFeeCents(heavy, sku, 50)).toBe(600 + 10 * 250);
  });

  it('is what the page came with while no SKU is chosen, and nothing where nothing is ever paid', () => {
    expect(deliveryFeeCents(way, undefined, 1)).toBe(600);
    expect(deliveryFeeCents({ ...way, fee: 0, freeOver: null, terms: null }, sku, 9)).toBe(0);
  });
});
