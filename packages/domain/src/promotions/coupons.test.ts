import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CouponLine, type CouponTerms, couponAppliesTo, couponOff, tenthsPaid } from './coupons.ts';

const cash: CouponTerms = {
  couponId: 1,
  storeId: null,
  kind: 'cash',
  amountCents: 500,
  percentOff: 0,
  mostOffCents: null,
  thresholdCents: 2_000,
  scope: 'all',
  scopeIds: [],
};
const percent: CouponTerms = { ...cash, kind: 'percent', amountCents: 0, percentOff: 15, thresholdCents: 0 };
const line: CouponLine = { storeId: 2, prodId: 21, categoryIds: [1, 10, 100], takesReductions: true };

describe('couponOff', () => {
  it.each<[string, CouponTerms, number, number]>([
    ['cash at its threshold', cash, 2_000, 500],
    ['cash a cent below', cash, 1_999, 0],
    ['cash on goods for less', { ...cash, thresholdCents: 0 }, 300, 300],
    ['cash on nothing', { ...cash, thresholdCents: 0 }, 0, 0],
    ['percent', percent, 1_000, 150],
    ['a part of a cent is the buyer’s', percent, 1_001, 151],
    ['percent up to its limit', { ...percent, mostOffCents: 100 }, 1_000, 100],
    ['percent under its limit', { ...percent, mostOffCents: 1_000 }, 1_000, 150],
    ['everything', { ...percent, percentOff: 100 }, 999, 999],
    ['percent below its threshold', { ...percent, thresholdCents: 5_000 }, 4_999, 0],
    ['percent on nothing', percent, 0, 0],
    ['cash with enough budget', { ...cash, budgetLeftCents: 500 }, 2_000, 500],
    ['cash with too little budget', { ...cash, budgetLeftCents: 499 }, 2_000, 0],
    ['a store’s part needs no budget', { ...cash, storePercent: 50, budgetLeftCents: 250 }, 2_000, 500],
  ])('%s', (_, coupon, goodsCents, expected) => {
    expect(couponOff(coupon, goodsCents)).toBe(expected);
  });

  it('is an integer between 0 and the price of the goods', () => {
    const terms = fc.record({ percentOff: fc.integer({ min: 1, max: 100 }), amountCents: fc.nat(1_000_000) });
    fc.assert(
      fc.property(fc.constantFrom(cash, percent), terms, fc.nat(100_000_000), (coupon, changes, goodsCents) => {
        const off = couponOff({ ...coupon, ...changes }, goodsCents);
        expect(Number.isSafeInteger(off) && off >= 0 && off <= goodsCents).toBe(true);
      }),
    );
  });
});

describe('couponAppliesTo', () => {
  it.each<[string, Partial<CouponTerms>, Partial<CouponLine>, boolean]>([
    ['the platform’s: any store', {}, {}, true],
    ['a store’s: its own goods', { storeId: 2 }, {}, true],
    ['a store’s: not another’s', { storeId: 3 }, {}, false],
    ['a category it names', { scope: 'categories', scopeIds: [100] }, {}, true],
    ['a category above', { scope: 'categories', scopeIds: [1] }, {}, true],
    ['another category', { scope: 'categories', scopeIds: [2, 21] }, {}, false],
    ['a product it names', { scope: 'products', scopeIds: [20, 21] }, {}, true],
    ['another product', { scope: 'products', scopeIds: [22, 100] }, {}, false],
    ['a product of another store', { storeId: 3, scope: 'products', scopeIds: [21] }, {}, false],
    ['no product named', { scope: 'products', scopeIds: [] }, {}, false],
    ['goods that take none', {}, { takesReductions: false }, false],
  ])('%s', (_, terms, changes, expected) => {
    expect(couponAppliesTo({ ...cash, ...terms }, { ...line, ...changes })).toBe(expected);
  });
});

describe('tenthsPaid', () => {
  it.each([
    [20, 8],
    [15, 8.5],
    [5, 9.5],
    [33, 6.7],
    [100, 0],
  ])('%s percent off are %s tenths', (percentOff, tenths) => {
    expect(tenthsPaid(percentOff)).toBe(tenths);
  });
});
