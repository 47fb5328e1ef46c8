import { describe, expect, it } from 'vitest';
import { conversion } from './conversion.ts';

describe('conversion', () => {
  it.each([
    [3, 40, 0.075],
    [0, 10, 0],
    [2, 1, 2],
    [0, 0, null],
    [5, 0, null],
  ])('of %i orders after %i views is %d', (orders, views, share) => {
    expect(conversion({ orders, views })).toBe(share);
  });
});
