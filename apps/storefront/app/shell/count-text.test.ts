import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it.each([
  [0, 999, '0'],
  [999, 999, '999'],
  [1000, 999, '999+'],
  [99, 99, '99'],
  [100, 99, '99+'],
])('countText formats %i with the limit %i as %s', (count, limit, shown) => {
  expect(countText(count, limit)).toBe(shown);
});
