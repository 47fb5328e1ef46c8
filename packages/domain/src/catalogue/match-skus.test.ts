import { describe, expect, it } from 'vitest';
import { type KnownSku, matchSkus, skuNamesOf } from './match-skus.ts';
import type { ProductOption } from './product-options.ts';

const option = (name: string, ...values: string[]): ProductOption => ({
  name: { en: name },
  values: values.map((text) => ({ text: { en: text }, picture: '', swatch: '' })),
});
const sku = (id: number, choice: number[], retired?: string): KnownSku => ({
  id,
  choice,
  retiredName: retired === undefined ? null : { en: retired },
});

const SIZES = [option('Size', 'M', 'L')];
const known = [sku(1, [0]), sku(2, [1])];

describe('matchSkus', () => {
  it('keeps the ids that are sent, whatever became of names and positions', () => {
    const renamed = [option('Width', 'Broad', 'Narrow')];
    const wanted = [
      { skuId: 2, choice: [0] },
      { skuId: 1, choice: [1] },
    ];
    expect(matchSkus(known, SIZES, wanted, renamed)).toEqual([2, 1]);
  });

  it('takes a combination of the same name when no id is sent, and makes a new one of any other', () => {
    const after = [option('Size', 'L', 'S', 'M')];
    expect(matchSkus(known, SIZES, [{ choice: [0] }, { choice: [1] }, { choice: [2] }], after)).toEqual([
      2,
      undefined,
      1,
    ]);
  });

  it('brings a retired SKU back, unless one of the same name is there', () => {
    const retired = [...known, sku(3, [], 'S'), sku(4, [], 'M')];
    const after = [option('Size', 'S', 'M')];
    expect(matchSkus(retired, SIZES, [{ choice: [0] }, { choice: [1] }], after)).toEqual([3, 1]);
  });

  it('never gives one SKU to two combinations', () => {
    expect(matchSkus(known, SIZES, [{ skuId: 1, choice: [1] }, { choice: [0] }], SIZES)).toEqual([1, undefined]);
    expect(matchSkus([sku(1, [])], [], [{ choice: [] }], [])).toEqual([1]);
  });
});

describe('skuNamesOf', () => {
  it('names a combination in the languages of its values', () => {
    const colours: ProductOption = {
      name: { en: 'Colour' },
      values: [{ text: { en: 'Red', zh_CN: '红' }, picture: '', swatch: '' }],
    };
    expect(skuNamesOf([colours, ...SIZES], [0, 1])).toEqual({ en: 'Red, L', zh_CN: '红，L' });
    expect(skuNamesOf([], [])).toEqual({});
  });
});
