import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const weights = fc.array(fc.nat(10_000_000_000), { minLength: 1, maxLength: 60 }).filter((all) => sum(all) > 0);

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [2, [1, 1, 1], [1, 1, 0]],
    [1, [1, 2], [0, 1]],
    [10, [1, 0, 3], [3, 0, 7]],
    [5, [0, 0, 9], [0, 0, 5]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
    [7, [3], [7]],
    // 3.3, 3.3, 3.4: the cent goes to the largest remainder, not to the first part.
    [10, [33, 33, 34], [3, 3, 4]],
  ])('divides %s by weights %j into %j', (amount, shares, expected) => {
    expect(allocate(amount, shares)).toEqual(expected);
  });

  it.each([
    [-1, [1]],
    [0.5, [1]],
    [1, [-1, 2]],
    [1, [0.5, 1]],
    [1, [0, 0]],
    [1, []],
    [Number.MAX_SAFE_INTEGER + 1, [1]],
  ])('throws for amount %s and weights %j', (amount, shares) => {
    expect(() => allocate(amount, shares)).toThrow();
  });

  it('adds up to the amount, each part within one cent of the exact share', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000_000), weights, (amount, shares) => {
        const parts = allocate(amount, shares);
        expect(sum(parts)).toBe(amount);
        const all = BigInt(sum(shares));
        for (const [index, part] of parts.entries()) {
          const exact = BigInt(amount) * BigInt(shares[index] ?? 0);
          expect(BigInt(part) * all).toBeGreaterThan(exact - all);
          expect(BigInt(part) * all).toBeLessThan(exact + all);
        }
      }),
    );
  });

  it('gives no part more than its weight when the amount is at most the total weight', () => {
    fc.assert(
      fc.property(weights, fc.nat(1_000_000), (shares, permille) => {
        const amount = Math.floor((sum(shares) * permille) / 1_000_000);
        for (const [index, part] of allocate(amount, shares).entries())
          expect(part).toBeLessThanOrEqual(shares[index] ?? 0);
      }),
    );
  });

  it('gives 0 to weight 0, and equal weights differ by a cent at most, the earlier first', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), weights, (amount, shares) => {
        const parts = allocate(amount, shares);
        for (const [index, weight] of shares.entries()) {
          if (weight === 0) expect(parts[index]).toBe(0);
          const equal = parts.filter((_, other) => other > index && shares[other] === weight);
          for (const part of equal) expect([0, 1]).toContain((parts[index] ?? 0) - part);
        }
      }),
    );
  });
});
