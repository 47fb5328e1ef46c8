import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '../site/mall-rules.ts';
import {
  type AttemptLimit,
  MESSAGES_FROM_ONE,
  MESSAGES_FROM_ONE_TO_CONTACT,
  MESSAGES_TO_CONTACT,
  NETWORK_ATTEMPTS,
  PASSWORD_ATTEMPTS,
  pauseSchedule,
  payPasswordAttempts,
} from './limits.ts';

const LIMITS = [
  PASSWORD_ATTEMPTS,
  NETWORK_ATTEMPTS,
  MESSAGES_FROM_ONE,
  MESSAGES_FROM_ONE_TO_CONTACT,
  MESSAGES_TO_CONTACT,
  payPasswordAttempts(DEFAULT_RULES),
];

/** The highest count under `counted` that a caller reaches who retries for ever and is limited only by `limit`. */
function highestCount(limit: AttemptLimit, counted: AttemptLimit): number {
  const schedule = pauseSchedule(limit);
  let [count, highest] = [0, 0];
  for (let attempt = 0; attempt < 100; attempt++) {
    const sinceLast = attempt === 0 ? 0 : (schedule[attempt - 1] ?? limit.longestPauseSeconds);
    count = sinceLast >= counted.forgetSeconds ? 1 : count + 1;
    highest = Math.max(highest, count);
  }
  return highest;
}

/** Attempts of a caller who retries as soon as the limit allows. */
function attemptsWithin(seconds: number, limit: AttemptLimit): number {
  const schedule = pauseSchedule(limit);
  let attempts = 0;
  for (let passed = 0; passed < seconds; attempts++) passed += schedule[attempts] ?? limit.longestPauseSeconds;
  return attempts;
}

describe('pauseSchedule', () => {
  it('doubles from 30 seconds to 15 minutes for passwords', () => {
    expect(pauseSchedule(PASSWORD_ATTEMPTS)).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900]);
  });

  it('always waits 15 minutes for pay passwords', () => {
    expect(pauseSchedule(payPasswordAttempts(DEFAULT_RULES))).toEqual([0, 0, 0, 0, 900]);
  });

  it('starts after the free attempts, never shrinks and ends with the longest pause', () => {
    const limits = fc.record({
      free: fc.integer({ min: 1, max: 50 }),
      firstPauseSeconds: fc.integer({ min: 1, max: 600 }),
      longestPauseSeconds: fc.integer({ min: 600, max: 10_000 }),
      forgetSeconds: fc.nat(),
    });
    fc.assert(
      fc.property(fc.oneof(limits, fc.constantFrom(...LIMITS)), (limit) => {
        const schedule = pauseSchedule(limit);
        expect(schedule.findIndex((seconds) => seconds > 0)).toBe(limit.free - 1);
        expect(schedule).toEqual(schedule.toSorted((one, other) => one - other));
        expect(schedule.at(-1)).toBe(limit.longestPauseSeconds);
      }),
    );
  });

  it('allows at most ten passwords in a quarter of an hour', () => {
    expect(attemptsWithin(900, PASSWORD_ATTEMPTS)).toBeLessThanOrEqual(10);
  });

  it('allows five pay passwords in a quarter of an hour', () => {
    expect(attemptsWithin(900, payPasswordAttempts(DEFAULT_RULES))).toBe(5);
  });

  it('does not let one requester use up the messages of a contact', () => {
    expect(highestCount(MESSAGES_FROM_ONE_TO_CONTACT, MESSAGES_TO_CONTACT)).toBeLessThan(MESSAGES_TO_CONTACT.free);
    expect(highestCount(MESSAGES_FROM_ONE, MESSAGES_TO_CONTACT)).toBeGreaterThan(MESSAGES_TO_CONTACT.free);
  });

  it('has no pause longer than forgetSeconds, which would reset the count by waiting', () => {
    for (const limit of LIMITS) expect(limit.forgetSeconds).toBeGreaterThanOrEqual(limit.longestPauseSeconds);
  });
});
