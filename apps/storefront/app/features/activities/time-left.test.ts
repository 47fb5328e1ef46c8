import { describe, expect, it } from 'vitest';
import { secondsUntil, timeLeft } from './time-left.ts';

describe('secondsUntil', () => {
  const nowMs = Date.parse('2026-11-17T12:00:00.000Z');

  it.each([
    ['2026-11-17T12:00:10.000Z', 10],
    ['2026-11-17T12:00:00.001Z', 1],
    ['2026-11-17T12:00:00.000Z', 0],
    ['2026-11-17T11:59:00.000Z', 0],
  ])('until %s is %i', (untilIso, expected) => {
    expect(secondsUntil(untilIso, nowMs)).toBe(expected);
  });
});

describe('timeLeft', () => {
  it.each([
    [0, 0, '00:00:00'],
    [61, 0, '00:01:01'],
    [86_399, 0, '23:59:59'],
    [2 * 86_400 + 3_600 + 62, 2, '01:01:02'],
  ])('of %i seconds is %i days and %s', (seconds, days, clock) => {
    const left = timeLeft(seconds);
    expect([left.days, left.clock.map(({ figures }) => figures).join(':')]).toEqual([days, clock]);
  });
});
