import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const MALL = 'https://mall.test';

describe('ownPath', () => {
  it.each([
    '/',
    '/cart',
    '/list?pn=tea%20pot&st=1',
    '/prod-detail/7#reviews',
    '/user-center/uc-bind?from=/login',
    '/search?next=//evil.test',
  ])('accepts %s', (path) => {
    expect(ownPath(path, MALL)).toBe(path);
  });

  it.each([
    '',
    'cart',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    '/.//evil.test',
    '/./\\evil.test',
    '/cart/..//evil.test',
    '/%2e//evil.test',
    '/%2E/%2e//evil.test',
    '/cart/%2e%2e//evil.test',
    '/a/b/../..//evil.test',
    '/\r\n/evil.test',
    '/././/evil.test/..',
    'https://evil.test',
    'https://mall.test/cart',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /cart',
    '/\u0000cart',
  ])('refuses %j', (path) => {
    expect(ownPath(path, MALL)).toBeUndefined();
  });
});
