import { describe, expect, it } from 'vitest';
import { type Combo, type ComboPart, chosenSkuIds, firstChoice, isBuyable, pricesOfSet } from './combo.ts';

const sku = (skuId: number, price: number, normalPrice: number, isSoldOut = false) => {
  return { skuId, price, normalPrice, isSoldOut, skuName: '', pic: '', stocks: isSoldOut ? 0 : 9 };
};
const part = (prodId: number, isFixed: boolean, skus: ComboPart['skus'], quantity = 1): ComboPart => {
  return { prodId, isFixed, skus, quantity, prodName: '', pic: '', isMain: prodId === 1 };
};
const combo = {
  ...{ least: 1, most: 1 },
  parts: [
    part(1, true, [sku(10, 9, 10, true), sku(11, 90, 100)]),
    part(2, false, [sku(20, 5, 6, true)]),
    part(3, false, [sku(30, 4, 5)], 2),
  ],
} as unknown as Combo;

describe('combo choice', () => {
  it('starts with SKUs in stock and the minimum of optional products', () => {
    const choice = firstChoice(combo);
    expect(choice).toEqual({ skuOf: { 1: 11, 2: 20, 3: 30 }, taken: [3] });
    expect([pricesOfSet(combo, choice), isBuyable(combo, choice)]).toEqual([
      { priceCents: 9_800, normalCents: 11_000 },
      true,
    ]);
  });

  it('is not buyable with sold-out SKUs, too few or too many products', () => {
    const { skuOf } = firstChoice(combo);
    expect(isBuyable(combo, { skuOf, taken: [] })).toBe(false);
    expect(isBuyable(combo, { skuOf, taken: [2] })).toBe(false);
    expect(isBuyable({ ...combo, most: 2 }, { skuOf, taken: [2, 3] })).toBe(false);
    expect(isBuyable(combo, { skuOf: { ...skuOf, 1: 10 }, taken: [3] })).toBe(false);
  });

  it('reads only the chosen products from the address', () => {
    expect(chosenSkuIds(new URLSearchParams('combo=7&take=1&sku.1=11&sku.2=20&take=3&sku.3=30&take=4'))).toEqual([
      11, 30,
    ]);
  });
});
