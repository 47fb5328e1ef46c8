import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowsGift, type GiftTerms, giftPieces, giftsToken, giftsToSettle, shareGifts } from './gift.ts';

const terms: GiftTerms = { skuId: 9, perPieces: 2, pieces: 1, mostPerOrder: null, pool: null };
const line = (key: number, quantity: number, changes: Partial<GiftTerms> = {}, poolLeft: number | null = null) => ({
  ...{ key, quantity, activityId: 1, terms: { ...terms, ...changes }, poolLeft },
});
const plenty = () => 100;

describe('giftPieces', () => {
  it.each([
    [1, 0],
    [2, 1],
    [5, 2],
  ])('returns for %i pieces %i gifts, with one gift per two pieces', (bought, gifts) => {
    expect(giftPieces(terms, bought)).toBe(gifts);
  });
});

describe('shareGifts', () => {
  it('counts each line by itself; limits per order, pool and stock apply to all lines together', () => {
    const given = (lines: Parameters<typeof shareGifts>[0], stock = plenty) =>
      shareGifts(lines, stock).map((share) => [share.due, share.given]);
    expect(given([line(1, 3), line(2, 3)])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(given([line(1, 6, { mostPerOrder: 4 }), line(2, 6, { mostPerOrder: 4 })])).toEqual([
      [3, 3],
      [1, 1],
    ]);
    expect(given([line(1, 6, {}, 4), line(2, 6, {}, 4)])).toEqual([
      [3, 3],
      [3, 1],
    ]);
    expect(given([line(1, 4), line(2, 4)], () => 3)).toEqual([
      [2, 2],
      [2, 1],
    ]);
    expect(given([line(1, 4)], () => -1)).toEqual([[2, 0]]);
  });
});

describe('giftsToSettle', () => {
  it('returns the gifts that the remaining pieces do not earn', () => {
    expect(giftsToSettle({ terms, given: 2, settled: 0, mainLeft: 3 })).toBe(1);
    expect(giftsToSettle({ terms, given: 2, settled: 1, mainLeft: 3 })).toBe(0);
    expect(giftsToSettle({ terms, given: 1, settled: 0, mainLeft: 4 })).toBe(0);
  });

  it('returns every gift exactly once, in any sequence of returns', () => {
    fc.assert(
      fc.property(
        ...[fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 })],
        ...[fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 12 })],
        (perPieces, pieces, steps) => {
          const bought = steps.reduce((sum, step) => sum + step, 0);
          const rule = { perPieces, pieces };
          const given = giftPieces(rule, bought);
          let mainLeft = bought;
          let settled = 0;
          for (const step of steps) {
            mainLeft -= step;
            settled += giftsToSettle({ terms: rule, given, settled, mainLeft });
            expect(given - settled).toBeLessThanOrEqual(giftPieces(rule, mainLeft));
          }
          expect(settled).toBe(given);
        },
      ),
    );
  });
});

describe('allowsGift and giftsToken', () => {
  it('allowsGift accepts normal prices and limited-time discounts only', () => {
    expect([null, 'limitedTime', 'newUser', 'groupBuy'].map((kind) => allowsGift(kind as never))).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it('giftsToken is the same in any order, and differs for another quantity', () => {
    const one = { mainSkuId: 1, skuId: 9, quantity: 2 };
    const other = { mainSkuId: 2, skuId: 9, quantity: 1 };
    expect(giftsToken([one, other])).toBe(giftsToken([other, one]));
    expect(giftsToken([{ ...one, quantity: 1 }, other])).not.toBe(giftsToken([one, other]));
    expect(giftsToken([])).toBe('');
  });
});
