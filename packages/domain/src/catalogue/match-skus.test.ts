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
  it('keeps the SKU ids that are sent when names and positions change', () => {
    const renamed = [option('Width', 'Broad', 'Narrow')];
    const wanted = [
      { skuId: 2, choice: [0] },
      { skuId: 1, choice: [1] },
    ];
    expect(matchSkus(known, SIZES, wanted, renamed)).toEqual([2, 1]);
  });

  it('matches combinations without an id by name, and creates a SKU for any other', () => {
    const after = [option('Size', 'L', 'S', 'M')];
    expect(matchSkus(known, SIZES, [{ choice: [0] }, { choice: [1] }, { choice: [2] }], after)).toEqual([
      2,
      undefined,
      1,
    ]);
  });

  it('restores a retired SKU, unless a current one has the same name', () => {
    const retired = [...known, sku(3, [], 'S'), sku(4, [], 'M')];
    const after = [option('Size', 'S', 'M')];
    expect(matchSkus(retired, SIZES, [{ choice: [0] }, { choice: [1] }], after)).toEqual([3, 1]);
  });

  it('never matches one SKU to two combinations', () => {
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
