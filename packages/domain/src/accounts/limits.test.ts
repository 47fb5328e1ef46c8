import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADDRESS_GUESSES,
  type GuessLimit,
  MESSAGES_FROM_ADDRESS,
  MESSAGES_TO_CONTACT,
  PASSWORD_GUESSES,
  PAY_PASSWORD_GUESSES,
  pauses,
} from './limits.ts';

const LIMITS = [PASSWORD_GUESSES, ADDRESS_GUESSES, MESSAGES_FROM_ADDRESS, MESSAGES_TO_CONTACT, PAY_PASSWORD_GUESSES];

/** How many tries somebody gets in who always tries again as soon as they may. */
function triesWithin(seconds: number, limit: GuessLimit): number {
  const schedule = pauses(limit);
  let tries = 0;
  for (let passed = 0; passed < seconds; tries++) passed += schedule[tries] ?? limit.longestPauseSeconds;
  return tries;
}

describe('pauses', () => {
  it('grow for passwords as the comment says', () => {
    expect(pauses(PASSWORD_GUESSES)).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900]);
  });

  it('are the same every time for pay passwords', () => {
    expect(pauses(PAY_PASSWORD_GUESSES)).toEqual([0, 0, 0, 0, 900]);
  });

  it('begin after the free tries, never shrink and end with the longest', () => {
    const limits = fc.record({
      free: fc.integer({ min: 1, max: 50 }),
      firstPauseSeconds: fc.integer({ min: 1, max: 600 }),
      longestPauseSeconds: fc.integer({ min: 600, max: 10_000 }),
      forgetSeconds: fc.nat(),
    });
    fc.assert(
      fc.property(fc.oneof(limits, fc.constantFrom(...LIMITS)), (limit) => {
        const schedule = pauses(limit);
        expect(schedule.findIndex((seconds) => seconds > 0)).toBe(limit.free - 1);
        expect(schedule).toEqual(schedule.toSorted((one, other) => one - other));
        expect(schedule.at(-1)).toBe(limit.longestPauseSeconds);
      }),
    );
  });

  it('let at most ten passwords be tried in a quarter of an hour', () => {
    expect(triesWithin(900, PASSWORD_GUESSES)).toBeLessThanOrEqual(10);
  });

  it('let five pay passwords be tried in a quarter of an hour', () => {
    expect(triesWithin(900, PAY_PASSWORD_GUESSES)).toBe(5);
  });

  it('are never longer than the memory of them, else waiting would be the way around', () => {
    for (const limit of LIMITS) expect(limit.forgetSeconds).toBeGreaterThanOrEqual(limit.longestPauseSeconds);
  });
});
