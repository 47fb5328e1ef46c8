import { expect, it } from 'vitest';
import { nextOption } from './use-combobox.ts';

it('arrow keys cycle through the options and the typed text', () => {
  expect([-1, 0, 1, 2].map((active) => nextOption(active, 3, 1))).toEqual([0, 1, 2, -1]);
  expect([-1, 0, 1, 2].map((active) => nextOption(active, 3, -1))).toEqual([2, -1, 0, 1]);
  expect(nextOption(-1, 0, 1)).toBe(-1);
});
