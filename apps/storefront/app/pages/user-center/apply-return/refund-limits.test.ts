import { describe, expect, it } from 'vitest';
import { amountText, maxRefund, parseCents, type RefundLimits } from './refund-limits.ts';

const LIMITS: RefundLimits = {
  leastCount: 1,
  maxCount: 3,
  goodsCents: 1000,
  points: 7,
  pieces: 3,
  postageCents: 500,
};

describe('refund limits', () => {
  it('assign indivisible cents to the first pieces', () => {
    expect([1, 2].map((count) => maxRefund(LIMITS, count).cents)).toEqual([334, 667]);
  });

  it('include the postage only with the last piece', () => {
    expect(maxRefund(LIMITS, 3)).toEqual({ cents: 1500, postageCents: 500, points: 7 });
    expect(maxRefund(LIMITS, 2).postageCents).toBe(0);
  });

  it('hold for any typed quantity', () => {
    expect(maxRefund(LIMITS, 99).cents).toBe(1500);
    expect(maxRefund(LIMITS, 0).cents).toBe(334);
    expect(maxRefund(LIMITS, Number.NaN).cents).not.toBeGreaterThan(1500);
  });
});

describe('a typed amount', () => {
  it.each([
    ['12.5', 1250],
    ['12,50', 1250],
    ['0.01', 1],
    ['1.005', undefined],
    ['-3', undefined],
    ['', undefined],
    ['1e3', undefined],
  ])('%s is %s cents', (typed, cents) => {
    expect(parseCents(typed)).toBe(cents);
  });

  it('is shown with two decimals', () => {
    expect(amountText(1250)).toBe('12.50');
  });
});
