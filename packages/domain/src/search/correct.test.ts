import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charactersOf, completeWord, correctRun, correctWord, editDistance, type KnownWord } from './correct.ts';

const known = (...words: [string, number][]): KnownWord[] =>
  words.map(([word, documents]) => ({ word, shown: word, documents }));

describe('completeWord', () => {
  it('returns the word with the nearest prefix, and among equals the one in most products', () => {
    const words = known(['headphones', 5], ['headland', 1], ['hedge', 9], ['heater', 3]);
    expect(completeWord('hedph', words)?.word).toBe('headphones');
    expect(completeWord('heat', words)?.word).toBe('heater');
    expect(completeWord('headl', words)?.word).toBe('headland');
    expect(completeWord('hxd', words)).toBeUndefined();
  });
});

describe('editDistance', () => {
  it.each([
    ['lamp', 'lamp', 0],
    ['lanp', 'lamp', 1],
    ['lapm', 'lamp', 1],
    ['lamps', 'lamp', 1],
    ['lmp', 'lamp', 1],
    ['', 'lamp', 4],
    ['耳几', '耳机', 1],
  ])('%s to %s is %i', (one, other, steps) => {
    expect(editDistance(one, other)).toBe(steps);
  });

  it('is symmetric, and 0 only for equal words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
        expect(editDistance(one, other) === 0).toBe(one === other);
      }),
    );
  });
});

describe('correctWord', () => {
  it('returns the nearest word, and among equals the one in most products', () => {
    expect(correctWord('hedphone', known(['telephone', 900], ['headphone', 3]))?.word).toBe('headphone');
    expect(correctWord('lanp', known(['lane', 2], ['lamp', 9]))?.word).toBe('lamp');
  });

  it('returns nothing for words that are too short or too different', () => {
    expect(correctWord('cat', known(['car', 9]))).toBeUndefined();
    expect(correctWord('xqzzyv', known(['quartz', 9]))).toBeUndefined();
  });
});

describe('correctRun', () => {
  const pairs = known(['无线', 50], ['线耳', 20], ['耳机', 40], ['耳环', 30], ['钱包', 60], ['机', 90], ['无', 90]);

  it.each([
    ['无线耳几', '无线耳机'],
    ['无钱耳机', '无线耳机'],
    ['无线尔机', '无线耳机'],
  ])('corrects %s to %s', (typed, meant) => {
    expect(correctRun(typed, pairs, 'zh_CN')).toBe(meant);
  });

  it('returns nothing when no similar pair is known', () => {
    expect(correctRun('龙飞凤舞', pairs, 'zh_CN')).toBeUndefined();
  });
});

describe('charactersOf', () => {
  it('returns the characters of a pair, and none for spaced words and marks', () => {
    expect(charactersOf('耳机')).toEqual(['耳', '机']);
    expect(charactersOf('lamp')).toEqual([]);
    expect(charactersOf('=erji')).toEqual([]);
  });
});
