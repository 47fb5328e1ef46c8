import { describe, expect, it } from 'vitest';
import { offsetOf, toPage } from './paging.ts';

describe('offsetOf', () => {
  it('is 0 for the first page', () => expect(offsetOf({ current: 1, size: 10 })).toBe(0));
  it('skips the records of the pages before', () => expect(offsetOf({ current: 4, size: 25 })).toBe(75));
});

describe('toPage', () => {
  it('counts a last page that is not full', () => {
    expect(toPage(['a'], 21, { current: 3, size: 10 })).toEqual({
      records: ['a'],
      total: 21,
      pages: 3,
      current: 3,
      size: 10,
    });
  });

  it('has no pages when there are no records', () => {
    expect(toPage([], 0, { current: 1, size: 10 }).pages).toBe(0);
  });
});
