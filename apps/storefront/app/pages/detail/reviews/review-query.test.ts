import { describe, expect, it } from 'vitest';
import { isOtherPage, reviewParts, reviewQuery } from './review-query.ts';

describe('reviewQuery', () => {
  it.each([
    ['', { evaluate: -1, star: undefined, current: 1 }],
    ['evaluate=0', { evaluate: 0, star: undefined, current: 1 }],
    ['evaluate=3&current=4', { evaluate: 3, star: undefined, current: 4 }],
    ['star=5', { evaluate: -1, star: 5, current: 1 }],
    ['evaluate=9&star=0&current=-2', { evaluate: -1, star: undefined, current: 1 }],
    ['evaluate=&star=x&current=1e3', { evaluate: -1, star: undefined, current: 1 }],
  ])('reads %o', (query, expected) => {
    expect(reviewQuery(new URLSearchParams(query))).toEqual(expected);
  });
});

it('reviewParts omits default values', () => {
  expect(reviewParts({ evaluate: -1, current: 1 })).toEqual({
    evaluate: undefined,
    star: undefined,
    current: undefined,
  });
  expect(reviewParts({ star: 4, current: 2 })).toEqual({ evaluate: undefined, star: 4, current: 2 });
});

it('isOtherPage distinguishes another page from another filter', () => {
  const first = { evaluate: 0, star: undefined, current: 1 };
  expect(isOtherPage(first, { ...first, current: 2 })).toBe(true);
  expect(isOtherPage(first, first)).toBe(false);
  expect(isOtherPage({ ...first, current: 2 }, { ...first, evaluate: 3 })).toBe(false);
});
