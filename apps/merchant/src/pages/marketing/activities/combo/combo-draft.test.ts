import { describe, expect, it } from 'vitest';
import type { GoodsRow } from '../goods/goods.ts';
import { adaptTerms, comboPrices, withMainProduct } from './combo-draft.ts';

const row = (skuId: number, prodId: number, price: number | null, normalPrice: number): GoodsRow => {
  return { skuId, prodId, price, normalPrice, prodName: '', skuName: '', pic: '', stocks: 1, pieces: null };
};
const rows = [row(1, 10, 90, 100), row(2, 10, 95, 100), row(3, 20, 40, 50), row(4, 30, 5, 8)];

describe('adaptTerms', () => {
  it('includes new products and drops removed ones', () => {
    const terms = adaptTerms(rows);
    expect(terms.parts.map(({ prodId, isFixed }) => [prodId, isFixed])).toEqual([
      [10, true],
      [20, true],
      [30, true],
    ]);
    const chosen = {
      ...terms,
      parts: terms.parts.map((part, index) => ({ ...part, isFixed: index < 2 })),
      least: 1,
      most: 1,
    };
    expect(adaptTerms(rows, chosen)).toEqual(chosen);
    expect(adaptTerms(rows.slice(0, 3), chosen)).toMatchObject({ least: 0, most: 0, parts: [{}, {}] });
  });

  it('always includes the main product, also after it changes', () => {
    const terms = withMainProduct(
      {
        parts: [
          { prodId: 10, isFixed: true, quantity: 1 },
          { prodId: 20, isFixed: false, quantity: 3 },
        ],
        least: 0,
        most: 1,
      },
      20,
    );
    expect(adaptTerms(rows.slice(0, 3), terms)).toEqual({
      parts: [
        { prodId: 20, isFixed: true, quantity: 3 },
        { prodId: 10, isFixed: true, quantity: 1 },
      ],
      ...{ least: 0, most: 0 },
    });
  });
});

describe('comboPrices', () => {
  it('finds the lowest price and the lowest saving once every row has a price', () => {
    const terms = adaptTerms(rows);
    expect(comboPrices(rows, terms)).toEqual({ from: 135, saves: 18 });
    expect(comboPrices([...rows, row(5, 30, null, 8)], terms)).toBeUndefined();
    const withChoice = {
      ...terms,
      parts: terms.parts.map((part, index) => ({ ...part, isFixed: index < 2 })),
      least: 0,
      most: 1,
    };
    expect(comboPrices(rows, withChoice)).toEqual({ from: 130, saves: 15 });
  });
});
