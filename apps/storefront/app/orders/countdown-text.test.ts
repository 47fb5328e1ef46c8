import { describe, expect, it } from 'vitest';
import { countdownText } from './countdown-text.ts';

describe('time that is left', () => {
  it.each([
    [0, '0:00'],
    [59, '0:59'],
    [29 * 60 + 5, '29:05'],
    [3_600, '1:00:00'],
    [3 * 24 * 3_600 + 61, '72:01:01'],
  ])('of %i seconds is %s', (seconds, expected) => {
    expect(countdownText(seconds)).toBe(expected);
  });
});
