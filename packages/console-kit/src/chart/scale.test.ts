import { describe, expect, it } from 'vitest';
import { niceTicks, relativeChange, visibleLabels } from './scale.ts';

describe('niceTicks', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 0.5, 1]],
    [7, [0, 2, 4, 6, 8]],
    [3_402, [0, 1_000, 2_000, 3_000, 4_000]],
    [0.7, [0, 0.2, 0.4, 0.6, 0.8]],
  ])('up to %f are %o', (most, ticks) => {
    expect(niceTicks(most)).toEqual(ticks);
  });
});

describe('visibleLabels', () => {
  it('keeps the last label and as many as fit', () => {
    expect([...visibleLabels(7, 7)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([...visibleLabels(30, 6)]).toEqual([29, 24, 19, 14, 9, 4]);
  });
});

describe('relativeChange', () => {
  it('divides by the previous value', () => {
    expect([relativeChange(12, 10), relativeChange(5, 10), relativeChange(5, 0)]).toEqual([0.2, -0.5, undefined]);
  });
});
