import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxUsablePoints, type PointsRule, pointsValue } from './usable-points.ts';

const rule: PointsRule = { pointsPerUnit: 100, pointsStep: 10, pointsMostPercent: 50 };

describe('maxUsablePoints', () => {
  it.each([
    ['half of the goods', { goods: 10_000, left: 10_000, own: 99_999 }, 5_000],
    ['no more than one has', { goods: 10_000, left: 10_000, own: 1_234 }, 1_230],
    ['no more than is left to pay', { goods: 10_000, left: 777, own: 99_999 }, 770],
    ['less than a step', { goods: 19, left: 19, own: 99_999 }, 0],
    ['an odd half', { goods: 2_021, left: 2_021, own: 99_999 }, 1_010],
    ['nothing to pay', { goods: 10_000, left: 0, own: 99_999 }, 0],
    ['no points', { goods: 10_000, left: 10_000, own: 0 }, 0],
  ])('%s', (_, { goods, left, own }, expected) => {
    expect(maxUsablePoints(rule, goods, left, own)).toBe(expected);
  });

  it('never exceeds the maximum percentage of the goods', () => {
    const anyRule = fc.record({
      pointsPerUnit: fc.integer({ min: 1, max: 1_000 }),
      pointsStep: fc.integer({ min: 1, max: 100 }),
      pointsMostPercent: fc.nat(100),
    });
    fc.assert(
      fc.property(anyRule, fc.nat(10_000_000), fc.nat(10_000_000), fc.nat(10_000_000), (some, goods, left, own) => {
        const points = maxUsablePoints(some, goods, left, own);
        expect(points % some.pointsStep).toBe(0);
        expect(points).toBeLessThanOrEqual(own);
        expect(pointsValue(points, some)).toBeLessThanOrEqual(Math.min(left, (goods * some.pointsMostPercent) / 100));
      }),
    );
  });
});
