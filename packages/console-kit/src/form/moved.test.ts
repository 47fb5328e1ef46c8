import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it('puts one thing at another place and keeps the order of the others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

it('stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 9)).toEqual(['a', 'b', 'c']);
});
