import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS, levelAt } from './levels.ts';

describe('levelAt', () => {
  it.each([
    [0, 'ordinary', 'silver', 500, 0],
    [499, 'ordinary', 'silver', 1, 0.998],
    [500, 'silver', 'gold', 1_500, 0],
    [1_250, 'silver', 'gold', 750, 0.5],
    [2_000, 'gold', 'platinum', 8_000, 0],
    [10_000, 'platinum', 'diamond', 40_000, 0],
    [49_999, 'platinum', 'diamond', 1, 0.999975],
    [50_000, 'diamond', undefined, 0, 1],
    [1_000_000, 'diamond', undefined, 0, 1],
  ])('with growth %i is %s, with the next level %s', (growth, current, next, growthToNext, progress) => {
    const reached = levelAt(growth);
    expect([reached.current.name, reached.next?.name]).toEqual([current, next]);
    expect([reached.growthToNext, reached.progress]).toEqual([growthToNext, progress]);
  });

  it('never decreases with growth, and growthToNext is exact', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (growth, more) => {
        const before = levelAt(growth);
        expect(levelAt(growth + more).current.level).toBeGreaterThanOrEqual(before.current.level);
        expect(before.progress).toBeGreaterThanOrEqual(0);
        expect(before.progress).toBeLessThanOrEqual(1);
        if (before.next) expect(levelAt(growth + before.growthToNext).current).toBe(before.next);
      }),
    );
  });

  it('numbers the levels upwards from 1', () => {
    expect(LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
  });
});
