import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const MALL = 'https://mall.example';

it.each([
  ['/', '/'],
  ['/notice-detail?id=3&shopId=0', '/notice-detail?id=3&shopId=0'],
  ['/list?pn=a%20b#top', '/list?pn=a%20b#top'],
])('keeps %s', (wanted, kept) => {
  expect(ownPath(wanted, MALL)).toBe(kept);
});

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
  'list',
  '',
  null,
  undefined,
])('leads home instead of to %j', (wanted) => {
  expect(ownPath(wanted, MALL)).toBe('/');
});
