import { describe, expect, it } from 'vitest';
import { hasTabs } from './has-tabs.ts';

describe('hasTabs', () => {
  it.each([
    ['/', true],
    ['/cart', true],
    ['/detail', false],
    ['/secdetail', false],
  ])('%s: %s', (pathname, has) => {
    expect(hasTabs(pathname)).toBe(has);
  });
});
