import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPercentOff,
  type GoodsRow,
  isSteepDiscount,
  itemsOf,
  percentOffOf,
  piecesProblem,
  priceProblem,
  problemsFrom,
  productIdsOf,
  roundDownToEnding,
  rowsOf,
  savedRowsOf,
} from './goods.ts';

const PRODUCT = {
  ...{ prodId: 5, prodName: 'Drift', pic: 'a.webp' },
  skus: [
    { skuId: 51, skuName: 'Black', normalPrice: 229, price: 199, stocks: 9, pieces: null },
    { skuId: 52, skuName: 'Oat', normalPrice: 229, price: null, stocks: 0, pieces: null },
  ],
};

function row(changes: Partial<GoodsRow> = {}): GoodsRow {
  return {
    ...{ skuId: 1, prodId: 1, prodName: 'Drift', skuName: '', pic: '', stocks: 1 },
    ...{ normalPrice: 100, price: null, pieces: null, ...changes },
  };
}

const pricesOf = (rows: readonly GoodsRow[]) => rows.map(({ price }) => price);

describe('rowsOf and itemsOf', () => {
  it('makes a row of each SKU of the products', () => {
    expect(rowsOf([PRODUCT]).map(({ skuId }) => skuId)).toEqual([51, 52]);
    expect(savedRowsOf([PRODUCT]).map(({ skuId, price }) => [skuId, price])).toEqual([[51, 199]]);
    expect(productIdsOf(rowsOf([PRODUCT]))).toEqual([5]);
  });

  it('makes input of the rows with their prices', () => {
    expect(itemsOf(savedRowsOf([PRODUCT]))).toEqual([{ skuId: 51, price: 199 }]);
    expect(itemsOf([row({ price: 9, pieces: 5 })])).toEqual([{ skuId: 1, price: 9, pieces: 5 }]);
  });
});

describe('applyPercentOff', () => {
  it.each([
    [100, 20, 80],
    [19.99, 15, 16.99],
    [0.01, 50, 0.01],
    [229, 33, 153.43],
  ])('%d less %d percent is %d', (normalPrice, percent, price) => {
    expect(pricesOf(applyPercentOff([row({ normalPrice })], percent))).toEqual([price]);
  });

  it('keeps prices above zero and at most at the normal price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 99 }), (cents, percent) => {
        const [price] = pricesOf(applyPercentOff([row({ normalPrice: cents / 100 })], percent));
        return price !== null && price !== undefined && price > 0 && price <= cents / 100;
      }),
    );
  });
});

describe('roundDownToEnding', () => {
  it.each([
    [23.4, 99, 22.99],
    [22.99, 99, 22.99],
    [23.95, 90, 23.9],
    [23.89, 90, 22.9],
    [0.5, 99, 0.5],
    [1.2, 99, 0.99],
  ])('%d to .%d is %d', (price, ending, rounded) => {
    expect(pricesOf(roundDownToEnding([row({ price })], ending))).toEqual([rounded]);
  });

  it('does not change rows without a price', () => {
    expect(pricesOf(roundDownToEnding([row()], 99))).toEqual([null]);
  });
});

describe('priceProblem and percentOffOf', () => {
  it.each([
    [null, 'missing'],
    [0, 'outside'],
    [100, 'outside'],
    [100.5, 'outside'],
    [99.99, undefined],
  ])('price %s of a SKU with the normal price 100: %s', (price, problem) => {
    expect(priceProblem(row({ price }), false)).toBe(problem);
  });

  it('calculates the percentage off and recognises steep discounts', () => {
    expect(percentOffOf(row())).toBeUndefined();
    expect(percentOffOf(row({ price: 80.5 }))).toBe(19);
    expect(isSteepDiscount(row({ price: 30 }))).toBe(true);
    expect(isSteepDiscount(row({ price: 30.01 }))).toBe(false);
    expect(isSteepDiscount(row())).toBe(false);
  });
});

it.each([
  [null, 'missing'],
  [0, 'outside'],
  [8, 'outside'],
  [7, undefined],
])('piecesProblem: %s pieces of 7 in stock: %s', (pieces, problem) => {
  expect(piecesProblem(row({ pieces, stocks: 7 }))).toBe(problem);
});

it('problemsFrom assigns the problems of items to their SKUs', () => {
  const problems = problemsFrom(
    [
      { field: 'items.1.price', message: 'too much' },
      { field: 'names', message: 'missing' },
      { field: 'items', message: 'too many' },
    ],
    rowsOf([PRODUCT]),
  );
  expect([...problems]).toEqual([
    ['sku.52', 'too much'],
    ['names', 'missing'],
    ['items', 'too many'],
  ]);
  expect(problemsFrom(null, []).size).toBe(0);
});
