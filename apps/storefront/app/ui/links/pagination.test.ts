import { describe, expect, it } from 'vitest';
import { GAP, pageNumbers } from './pagination.tsx';

describe('pageNumbers', () => {
  it.each([
    { current: 1, pages: 1, shown: [1] },
    { current: 1, pages: 3, shown: [1, 2, 3] },
    { current: 1, pages: 9, shown: [1, 2, GAP, 9] },
    { current: 3, pages: 5, shown: [1, 2, 3, 4, 5] },
    { current: 5, pages: 12, shown: [1, GAP, 4, 5, 6, GAP, 12] },
    { current: 4, pages: 12, shown: [1, 2, 3, 4, 5, GAP, 12] },
    { current: 12, pages: 12, shown: [1, GAP, 11, 12] },
  ])('shows $shown on page $current of $pages', ({ current, pages, shown }) => {
    expect(pageNumbers(current, pages)).toEqual(shown);
  });
});
