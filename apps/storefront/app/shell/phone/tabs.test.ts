import { describe, expect, it } from 'vitest';
import { tabOf } from './tabs.ts';

describe('tabOf', () => {
  it.each([
    ['/', 'home'],
    ['/index', 'home'],
    ['/list', 'categories'],
    ['/cart', 'cart'],
    ['/user-center/uc-order', 'me'],
    ['/order-detail', 'me'],
    ['/shop-index', undefined],
    ['/user-centers', undefined],
  ])('%s belongs to %s', (pathname, tab) => {
    expect(tabOf(pathname)).toBe(tab);
  });
});
