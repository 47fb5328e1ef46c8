import { describe, expect, it } from 'vitest';
import { discountOff, isDiscounted, nextStep, reachedStep, type StoreDiscount } from './store-discounts.ts';

const spend: StoreDiscount = {
  discountId: 1,
  storeId: 2,
  kind: 'spend',
  steps: [
    { from: 5_000, off: 500 },
    { from: 10_000, off: 1_500 },
  ],
  prodIds: [],
};
const pieces: StoreDiscount = {
  ...spend,
  kind: 'pieces',
  steps: [
    { from: 2, off: 10 },
    { from: 5, off: 25 },
  ],
};

describe('discountOff', () => {
  it.each<[string, StoreDiscount, number, number, number]>([
    ['a cent too little', spend, 9, 4_999, 0],
    ['the first step', spend, 1, 5_000, 500],
    ['still the first', spend, 1, 9_999, 500],
    ['the highest that is reached', spend, 1, 10_000, 1_500],
    ['far beyond', spend, 1, 1_000_000, 1_500],
    ['no more than the goods', { ...spend, steps: [{ from: 1, off: 900 }] }, 1, 300, 300],
    ['one piece too few', pieces, 1, 100_000, 0],
    ['two pieces', pieces, 2, 1_000, 100],
    ['a part of a cent is the buyer’s', pieces, 2, 1_001, 101],
    ['five pieces', pieces, 5, 1_000, 250],
    ['pieces that cost nothing', pieces, 5, 0, 0],
    ['nothing at all', spend, 0, 0, 0],
  ])('%s', (_, discount, bought, goodsCents, expected) => {
    expect(discountOff(discount, { pieces: bought, goodsCents })).toBe(expected);
  });
});

describe('reachedStep and nextStep', () => {
  it.each([
    [0, undefined, 5_000],
    [5_000, 5_000, 10_000],
    [9_999, 5_000, 10_000],
    [10_000, 10_000, undefined],
  ])('%s cents have reached %s, next is %s', (goodsCents, reached, next) => {
    expect(reachedStep(spend, { pieces: 1, goodsCents })?.from).toBe(reached);
    expect(nextStep(spend, { pieces: 1, goodsCents })?.from).toBe(next);
  });

  it('go by pieces for a pieces discount', () => {
    expect(reachedStep(pieces, { pieces: 4, goodsCents: 1 })?.off).toBe(10);
    expect(nextStep(pieces, { pieces: 4, goodsCents: 1 })?.off).toBe(25);
  });
});

describe('isDiscounted', () => {
  it.each([
    ['everything in the store', [], { storeId: 2, prodId: 7 }, true],
    ['a product it names', [7, 8], { storeId: 2, prodId: 7 }, true],
    ['another product', [8], { storeId: 2, prodId: 7 }, false],
    ['another store', [], { storeId: 3, prodId: 7 }, false],
    ['a named product of another store', [7], { storeId: 3, prodId: 7 }, false],
  ])('%s', (_, prodIds, line, expected) => {
    expect(isDiscounted({ ...spend, prodIds }, line)).toBe(expected);
  });
});
