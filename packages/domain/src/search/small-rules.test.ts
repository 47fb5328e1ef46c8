import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';
import {
  POPULARITY_TIERS,
  popularity,
  popularityBucket,
  ratingTenths,
  shuffleKey,
  tierWithHits,
} from './popularity.ts';
import { readCursor, writeCursor } from './sort-order.ts';
import { requiredHalvings, sampleTags, wordQuery } from './word-query.ts';

describe('readCursor and writeCursor', () => {
  it('round-trip', () => {
    const cursor = { order: 'price+', key: -640, id: 12018 };
    expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  });

  it.each(['', 'zzz', 'price.1.2', 'price-.1.2.3', 'price-.1e3.2', 'price-.1.99999999999', 'price-.1;drop.2'])(
    'readCursor refuses %s',
    (text) => {
      expect(readCursor(text)).toBeUndefined();
    },
  );
});

describe('popularity', () => {
  const plain = { sold: 100, reviewCount: 10, ratingSum: 40, hasStock: true };

  it('grows with sales and stars, and shrinks when sold out', () => {
    expect(popularity({ ...plain, sold: 1000 })).toBeGreaterThan(popularity(plain));
    expect(popularity({ ...plain, ratingSum: 50 })).toBeGreaterThan(popularity(plain));
    expect(popularity({ ...plain, hasStock: false })).toBeLessThan(popularity(plain));
  });

  it('is a whole number, never negative', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(100_000), fc.integer({ min: 1, max: 5 }), (sold, reviewCount, stars) => {
        const score = popularity({ sold, reviewCount, ratingSum: reviewCount * stars, hasStock: true });
        expect(Number.isInteger(score) && score >= 0 && score < 20_000).toBe(true);
      }),
    );
  });

  it('ratingTenths is the average number of stars times ten', () => {
    expect(ratingTenths({ reviewCount: 0, ratingSum: 0 })).toBe(0);
    expect(ratingTenths({ reviewCount: 3, ratingSum: 14 })).toBe(47);
  });
});

describe('tierWithHits', () => {
  const levels = new Map([
    [3, 400],
    [63, 10],
    [58, 90],
    [57, 100],
  ]);

  it('returns the highest tier with enough products', () => {
    expect(tierWithHits(levels, { wanted: 5, share: 0.5 })).toBe(6_300);
    expect(tierWithHits(levels, { wanted: 6, share: 0.5 })).toBe(5_700);
    expect(tierWithHits(levels, { wanted: 100, share: 0.5 })).toBe(5_700);
    expect(tierWithHits(levels, { wanted: 101, share: 0.5 })).toBeUndefined();
  });

  it('counts only products below the cursor', () => {
    expect(tierWithHits(levels, { wanted: 1, share: 0.5, below: 5_899 })).toBe(5_700);
    expect(tierWithHits(levels, { wanted: 1, share: 0.5, below: 5_000 })).toBeUndefined();
  });

  it('tiers start at the border of a popularity bucket', () => {
    expect(POPULARITY_TIERS.filter((peak) => popularityBucket(peak) === popularityBucket(peak - 1))).toEqual([]);
  });
});

describe('shuffleKey', () => {
  it('spreads consecutive ids evenly', () => {
    const counts = new Map<string, number>();
    for (let id = 1; id <= 64_000; id++) {
      for (const part of sampleTags(shuffleKey(id))) counts.set(part, (counts.get(part) ?? 0) + 1);
    }
    for (const halvings of [1, 2, 3, 4, 5, 6]) {
      const expected = 64_000 / 2 ** halvings;
      expect(Math.abs((counts.get(`~r${halvings}`) ?? 0) - expected)).toBeLessThan(expected * 0.2);
    }
  });

  it('requiredHalvings returns the halvings after which few enough products are left', () => {
    expect([1, 2_000, 2_001, 4_000, 4_001, 200_000].map((found) => requiredHalvings(found, 2_000))).toEqual([
      0, 0, 1, 1, 2, 7,
    ]);
  });
});

describe('wordQuery', () => {
  it('quotes words, joins alternatives and tags', () => {
    const groups = [{ alternatives: [['a', 'b'], ['c']] }, { alternatives: [], prefix: "d'e" }];
    expect(wordQuery(groups, [['~c7']])).toBe("(('a' & 'b') | ('c')) & (('d''e':*)) & (('~c7'))");
  });
});

describe('phrasesOf', () => {
  const phrases = (...asked: Parameters<typeof phrasesOf>) => [...phrasesOf(...asked).keys()];

  it.each([
    [
      'Halden Drift Noise-Cancelling Headphones',
      'headphones | noise-cancelling headphones | drift noise-cancelling headphones',
    ],
    ['Brown Butter Sesame Biscuits in a Tin', 'biscuits | sesame biscuits | butter sesame biscuits'],
    ['Duet Chopsticks, Five Pairs', 'chopsticks | duet chopsticks'],
    ['Solis 6 Smartphone', 'smartphone | solis 6 smartphone'],
    ['Headland Three-Layer Storm Shell', 'shell | storm shell | three-layer storm shell'],
  ])('takes phrases from the end of %s', (name, expected) => {
    expect(phrases(name, 'en')).toEqual(expected.split(' | '));
  });

  it('takes phrases from the start in languages that name the thing first', () => {
    expect(phrases('Zapatos de montaña impermeables', 'es')).toEqual(['zapatos', 'zapatos de montana']);
  });

  it('never splits Chinese words', () => {
    expect(phrases('陶社 双耳落地花瓶', 'zh_CN')).toEqual(['花瓶', '落地花瓶', '双耳落地花瓶']);
    expect(phrases('谢意筷子五双装', 'zh_CN')).toContain('筷子');
  });

  it('folds the key and keeps the spelling of the value', () => {
    expect(phrasesOf('Café', 'fr')).toEqual(new Map([['cafe', 'café']]));
    expect([...phrasesOf('无线耳机', 'zh_CN').values()]).toEqual(['耳机', '无线耳机']);
  });
});
