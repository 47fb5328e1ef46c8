import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { singular } from './singular.ts';
import { termsOf, wordsOf } from './words.ts';

const words = (text: string) => [...wordsOf(text).keys()];
const isFound = (query: string, text: string) => {
  const there = wordsOf(text);
  return termsOf(query, 'zh_CN').every(({ alternatives }) =>
    alternatives.some((way) => way.every((word) => there.has(word))),
  );
};

describe('singular', () => {
  it.each([
    ['shoes', 'shoe'],
    ['watches', 'watch'],
    ['dresses', 'dress'],
    ['boxes', 'box'],
    ['brushes', 'brush'],
    ['berries', 'berry'],
    ['tomatoes', 'tomato'],
    ['knives', 'knife'],
    ['women', 'woman'],
    ['lenses', 'lens'],
    ['houses', 'house'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['iris', 'iris'],
    ['gas', 'gas'],
    ['15', '15'],
  ])('of %s is %s', (plural, one) => {
    expect(singular(plural)).toBe(one);
    expect(singular(one)).toBe(one);
  });

  it.each([
    ['movies', 'movie'],
    ['cookies', 'cookie'],
    ['ties', 'tie'],
    ['glasses', 'glass'],
    ['buses', 'bus'],
    ['snowshoes', 'snowshoe'],
    ['cameras', 'camera'],
  ])('is the same for %s and %s', (plural, one) => {
    expect(singular(plural)).toBe(singular(one));
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
        expect(singular(singular(word))).toBe(singular(word));
      }),
    );
  });
});

describe('wordsOf', () => {
  it('returns model names whole and in parts', () => {
    expect(words('iPhone-15 Pro')).toEqual(expect.arrayContaining(['iphone15', 'iphone', '15', 'pro']));
    expect(words('WH-1000XM5')).toEqual(expect.arrayContaining(['wh1000xm5', 'wh', '1000xm5', '1000', 'xm', '5']));
  });

  it('returns characters and pairs for scripts without spaces', () => {
    expect(words('无线耳机')).toEqual(['无', '线', '耳', '机', '无线', '线耳', '耳机']);
  });

  it.each([
    ['wireless headphone', 'Wireless Headphones with case'],
    ['MEN', 'Men’s shirt'],
    ['creme brulee', 'Crème brûlée'],
    ['CRÈME', 'creme'],
    ['strasse', 'Straße'],
    ['iphone15', 'iPhone 15 case'],
    ['iphone 15', 'iPhone15'],
    ['wh1000xm5', 'WH-1000XM5'],
    ['wh-1000xm5', 'Sony WH 1000XM5'],
    ['ｐｒｏ', 'Pro'],
    ['耳机', '真无线蓝牙耳机'],
    ['蓝色耳机', '蓝牙耳机 蓝色款'],
    ['音箱', '便携蓝牙音箱'],
    ['机', '洗衣机'],
    ['イヤホン', 'ワイヤレスイヤホン'],
    ['이어폰', '무선 이어폰을'],
    ['наушники', 'Беспроводные наушники'],
    ['سماعات', 'سماعات لاسلكية'],
    ['หูฟัง', 'หูฟังไร้สาย'],
  ])('%s is found in %s', (query, text) => {
    expect(isFound(query, text)).toBe(true);
  });

  it.each([
    ['earphone', 'ear phone'],
    ['耳几', '耳朵和几个'],
    ['car', 'skin care'],
    ['bus', 'busy'],
  ])('%s is not found in %s', (query, text) => {
    expect(isFound(query, text)).toBe(false);
  });

  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc
      .array(fc.constantFrom('shoes', 'WH-1000XM5', 'don’t', '耳机', 'ワイ', '3.5mm', 'Füße', '-', '/', '15'), {
        maxLength: 8,
      })
      .map((pieces) => pieces.join(' ')),
  );

  it('splits its own words into the same words', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = wordsOf(text);
        expect(new Set(words([...once.keys()].join(' ')))).toEqual(new Set(once.keys()));
      }),
    );
  });

  it('every text matches its own terms', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(isFound(text, text)).toBe(true);
      }),
    );
  });

  it('returns words of letters and digits only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(words(text).filter((word) => !/^[\p{L}\p{M}\p{N}]+$/u.test(word))).toEqual([]);
      }),
    );
  });
});
