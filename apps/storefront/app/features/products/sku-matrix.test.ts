import { describe, expect, it } from 'vitest';
import { type Choice, choose, chosenSku, matchingSkus, nearestSku, startingChoice, valueState } from './sku-matrix.ts';

/** Colour red 0, blue 1, green 2; size S 0, L 1; cut slim 0, wide 1. There is no green in L, and red L slim is sold out. */
const skus = [
  { skuId: 1, choice: [0, 0, 0], stocks: 5 },
  { skuId: 2, choice: [0, 1, 0], stocks: 0 },
  { skuId: 3, choice: [0, 1, 1], stocks: 2 },
  { skuId: 4, choice: [1, 0, 0], stocks: 1 },
  { skuId: 5, choice: [1, 1, 1], stocks: 9 },
  { skuId: 6, choice: [2, 0, 0], stocks: 3 },
];
const nothing: Choice = [undefined, undefined, undefined];

describe('matchingSkus', () => {
  it('returns all SKUs while nothing is chosen, and fewer with every choice', () => {
    expect(matchingSkus(skus, nothing)).toHaveLength(6);
    expect(matchingSkus(skus, [0, undefined, undefined]).map(({ skuId }) => skuId)).toEqual([1, 2, 3]);
    expect(matchingSkus(skus, [0, 1, undefined]).map(({ skuId }) => skuId)).toEqual([2, 3]);
  });
});

describe('chosenSku', () => {
  it('is defined only when every option is chosen', () => {
    expect(chosenSku(skus, [0, 1, undefined])).toBeUndefined();
    expect(chosenSku(skus, [0, 1, 1])?.skuId).toBe(3);
    expect(chosenSku(skus, [2, 1, 1])).toBeUndefined();
  });

  it('is the one SKU of a product without options', () => {
    expect(chosenSku([{ skuId: 7, choice: [], stocks: 1 }], [])?.skuId).toBe(7);
  });
});

describe('valueState', () => {
  it.each([
    ['nothing else is chosen', nothing, 0, 2, 'available'],
    ['the combination does not exist', [2, undefined, undefined], 1, 1, 'missing'],
    ['the combination is sold out', [0, undefined, 0], 1, 1, 'soldOut'],
    ['another SKU of the combination is in stock', [0, undefined, undefined], 1, 1, 'available'],
    ['the option itself is chosen otherwise', [2, undefined, undefined], 0, 0, 'available'],
  ] as const)('when %s', (_, choice, option, value, state) => {
    expect(valueState(skus, choice, option, value)).toBe(state);
  });
});

describe('choose', () => {
  it('adds to what is chosen', () => {
    expect(choose(skus, [0, undefined, undefined], 1, 1)).toEqual([0, 1, undefined]);
  });

  it('drops choices that do not exist together with it, and keeps the others', () => {
    expect(choose(skus, [2, 0, 0], 1, 1)).toEqual([undefined, 1, 0]);
    expect(choose(skus, [1, 0, 0], 2, 1)).toEqual([1, undefined, 1]);
  });

  it('keeps a combination that is sold out', () => {
    expect(choose(skus, [0, 0, 0], 1, 1)).toEqual([0, 1, 0]);
  });

  it('never results in a choice without a matching SKU', () => {
    for (const { choice } of skus)
      for (const [option, count] of [3, 2, 2].entries())
        for (let value = 0; value < count; value += 1)
          expect(matchingSkus(skus, choose(skus, choice, option, value))).not.toHaveLength(0);
  });
});

describe('startingChoice', () => {
  it('is the SKU of the address, if the product has it', () => {
    expect(startingChoice(skus, [3, 2, 2], 5)).toEqual([1, 1, 1]);
    expect(startingChoice(skus, [3, 2, 2], 99)).toEqual(nothing);
  });

  it('is the only SKU', () => {
    expect(startingChoice([{ skuId: 7, choice: [0, 0], stocks: 1 }], [1, 1], undefined)).toEqual([0, 0]);
  });

  it('preselects values without an alternative', () => {
    expect(startingChoice(skus, [3, 1, 2], undefined)).toEqual([undefined, 0, undefined]);
  });
});

describe('nearestSku', () => {
  it('keeps most of the current choice', () => {
    expect(nearestSku(skus, [0, 1, 1], 0, 1)?.skuId).toBe(5);
    expect(nearestSku(skus, [0, 0, 0], 0, 1)?.skuId).toBe(4);
  });

  it('prefers SKUs in stock among equal ones', () => {
    expect(nearestSku(skus, nothing, 1, 1)?.skuId).toBe(3);
  });

  it('is undefined for a value that no SKU has', () => {
    expect(nearestSku(skus, nothing, 0, 3)).toBeUndefined();
  });
});
