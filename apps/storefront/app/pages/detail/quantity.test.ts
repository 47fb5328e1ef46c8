import { expect, it } from 'vitest';
import { clampQuantity } from './quantity.ts';

it.each([
  ['3', 9, 3],
  ['12', 9, 9],
  ['0', 9, 1],
  ['-4', 9, 1],
  ['2.9', 9, 2],
  ['', 9, 1],
  ['many', 9, 1],
  ['1e9', 9, 9],
  ['Infinity', 9, 9],
  [5, 0, 1],
])('%o of %i becomes %i', (typed, stocks, quantity) => {
  expect(clampQuantity(typed, stocks)).toBe(quantity);
});
