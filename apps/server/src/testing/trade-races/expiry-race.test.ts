import { describe, expect, it } from 'vitest';
import { raceVerdict } from './expiry-race.ts';

describe('raceVerdict of payment and expiry', () => {
  it.each([
    [{ paid: 3, back: 2, neither: 0 }, true],
    [{ paid: 3, back: 1, neither: 1 }, false],
    [{ paid: 5, back: 0, neither: 0 }, false],
    [{ paid: 0, back: 5, neither: 0 }, false],
  ])('accepts the ends %j: %s', (ends, holds) => {
    expect(raceVerdict(ends).holds).toBe(holds);
  });
});
