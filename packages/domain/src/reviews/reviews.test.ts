import { describe, expect, it } from 'vitest';
import { anonymousName, positivePercent, REVIEW_KIND, starsOfKind } from './reviews.ts';

describe('starsOfKind and positivePercent', () => {
  it.each([
    [REVIEW_KIND.all, [1, 5]],
    [REVIEW_KIND.good, [4, 5]],
    [REVIEW_KIND.middling, [3, 3]],
    [REVIEW_KIND.bad, [1, 2]],
    [REVIEW_KIND.withPictures, [1, 5]],
  ])('kind %i has %o stars', (kind, stars) => {
    expect(starsOfKind(kind)).toEqual(stars);
  });

  it.each([
    [[0, 0, 0, 0, 0], 0],
    [[1, 0, 0, 0, 2], 67],
    [[0, 0, 1, 1, 0], 50],
    [[0, 0, 0, 3, 4], 100],
  ])('%o are %i percent positive', (stars, percent) => {
    expect(positivePercent(stars)).toBe(percent);
  });
});

describe('anonymousName', () => {
  it.each([
    ['Marguerite', 'M***e'],
    ['王小明', '王***明'],
    ['A', 'A***'],
    ['', '***'],
    ['👩‍👩‍👧 Family 👩‍👩‍👧', '👩‍👩‍👧***👩‍👩‍👧'],
  ])('masks %s as %s', (nickName, shown) => {
    expect(anonymousName(nickName)).toBe(shown);
  });
});
