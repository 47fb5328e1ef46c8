import { describe, expect, it } from 'vitest';
import { countdownText, daysIn } from './countdown-text.ts';

describe('countdownText and daysIn', () => {
  it.each([
    [0, '0:00'],
    [59, '0:59'],
    [29 * 60 + 5, '29:05'],
    [3_600, '1:00:00'],
    [3 * 24 * 3_600 + 61, '0:01:01'],
    [2 * 24 * 3_600 + 23 * 3_600, '23:00:00'],
  ])('countdownText of %i seconds is %s', (seconds, expected) => {
    expect(countdownText(seconds)).toBe(expected);
  });

  it('daysIn counts whole days', () => {
    expect([86_399, 86_400, 3 * 86_400 - 1].map(daysIn)).toEqual([0, 1, 2]);
  });
});
