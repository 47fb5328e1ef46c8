import { expect, it } from 'vitest';
import { readKeyword } from './read-keyword.ts';

it.each([
  ['', ''],
  ['pn=', ''],
  ['pn=+tea+cup+', 'tea cup'],
  ['pn=%00', ''],
  ['pn=%00+%00', ''],
  ['pn=te%00a', 'tea'],
  [`pn=${'a'.repeat(150)}`, 'a'.repeat(100)],
  [`pn=${'a'.repeat(99)}${encodeURIComponent('🍵')}`, 'a'.repeat(99)],
  ['pn=%F0%9F', '\uFFFD'],
])('readKeyword reads %j as %j', (query, expected) => {
  expect(readKeyword(new URLSearchParams(query), 'pn')).toBe(expected);
});
