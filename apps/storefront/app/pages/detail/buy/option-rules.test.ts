import { describe, expect, it } from 'vitest';
import {
  clampQuantity,
  enumerated,
  optionRefusal,
  priceAfterCoupons,
  priceOfChoice,
  savedPercent,
} from './option-rules.ts';

const value = (text: string) => ({ text, pic: '', swatch: '' });
const sku = (skuId: number, choice: number[], stocks: number) => ({
  ...{
    skuId,
    choice,
    stocks,
    skuName: '',
    properties: '',
    price: 1,
    oriPrice: 1,
    activityPrice: null,
    firstOrderPrice: null,
    pic: '',
    partyCode: '',
    weight: 1,
    volume: 0,
  },
});
const product = {
  options: [
    { name: 'Colour', values: [value('Red'), value('Blue'), value('Green')] },
    { name: 'Size', values: [value('S'), value('L')] },
  ],
  skuList: [sku(1, [0, 0], 5), sku(2, [0, 1], 0), sku(3, [1, 0], 5), sku(4, [2, 0], 0)],
};
const translate = (id: string, values?: object) => `${id} ${Object.values(values ?? {}).join()}`.trim();

it.each([
  ['nothing stands in the way', [undefined, undefined], 0, 0, undefined],
  ['sold out in every combination', [0, undefined], 1, 1, 'detail.valueSoldOut'],
  ['sold out in every combination there is', [1, undefined], 1, 1, 'detail.valueSoldOut'],
  ['missing with a choice that others go with', [undefined, 1], 0, 1, 'detail.missingWith L'],
  ['sold out with a choice that others go with', [undefined, 1], 0, 0, 'detail.soldOutWith L'],
  ['sold out whatever else is chosen', [undefined, 0], 0, 2, 'detail.valueSoldOut'],
])('optionRefusal explains why a value cannot be chosen: %s', (_, choice, option, index, expected) => {
  expect(optionRefusal(product, choice, option, index, translate, 'en')).toBe(expected);
});

describe('priceOfChoice', () => {
  it('is a range without an old price while prices differ', () => {
    const skus = [
      { price: 19.9, oriPrice: 25 },
      { price: 29.99, oriPrice: 35 },
    ];
    expect(priceOfChoice(skus)).toEqual({ fromCents: 1990, toCents: 2999, oldCents: 0 });
  });

  it('is one price with its old price when prices are equal', () => {
    expect(priceOfChoice([{ price: 19.9, oriPrice: 25 }])).toEqual({ fromCents: 1990, toCents: 1990, oldCents: 2500 });
  });

  it('has the lowest old price if SKUs with the same price had several', () => {
    const skus = [
      { price: 10, oriPrice: 15 },
      { price: 10, oriPrice: 12 },
    ];
    expect(priceOfChoice(skus).oldCents).toBe(1200);
  });

  it('has no old price that is not higher', () => {
    expect(priceOfChoice([{ price: 10, oriPrice: 10 }]).oldCents).toBe(0);
  });
});

describe('priceAfterCoupons', () => {
  const prices = [
    { skuId: 1, price: 194.65, couponIds: [2, 9] },
    { skuId: 2, price: 180, couponIds: [2] },
  ];

  it('is the price of the chosen SKU with its coupons', () => {
    expect(priceAfterCoupons([{ skuId: 1 }], prices)).toEqual({ price: 194.65, couponIds: [2, 9], isRange: false });
  });

  it('is the lowest of a range while prices differ or some SKU has no coupon', () => {
    expect(priceAfterCoupons([{ skuId: 1 }, { skuId: 2 }], prices)).toMatchObject({ price: 180, isRange: true });
    expect(priceAfterCoupons([{ skuId: 1 }, { skuId: 3 }], prices)).toMatchObject({ price: 194.65, isRange: true });
  });

  it('is undefined if no coupon is valid for the choice', () => {
    expect(priceAfterCoupons([{ skuId: 3 }], prices)).toBeUndefined();
  });
});

describe('savedPercent', () => {
  it.each([
    [10000, 7501, 24],
    [10000, 10000, 0],
    [0, 100, 0],
    [300, 100, 66],
  ])('of a price cut from %i to %i is %i', (before, now, percent) => {
    expect(savedPercent(before, now)).toBe(percent);
  });
});

it.each([
  ['3', 9, 3],
  ['12', 9, 9],
  ['0', 9, 1],
  ['-4', 9, 1],
  ['2.9', 9, 2],
  ['', 9, 1],
  ['many', 9, 1],
  ['1e9', 9, 9],
  ['Infinity', 9, 9],
  [5, 0, 1],
])('clampQuantity turns %o of %i in stock into %i', (typed, stocks, quantity) => {
  expect(clampQuantity(typed, stocks)).toBe(quantity);
});

it.each([
  ['en', 'A, B, C'],
  ['zh_CN', 'A、B、C'],
  ['ja', 'A、B、C'],
  ['ar', 'A، B، C'],
  ['de', 'A, B, C'],
] as const)('enumerated separates names as is customary in %s', (locale, expected) => {
  expect(enumerated(locale, ['A', 'B', 'C'])).toBe(expected);
});
