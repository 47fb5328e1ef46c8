import { describe, expect, it } from 'vitest';
import { largerOffsetMs } from './mall-clock.ts';
import { earliestTurn, recheckDelayMs, turnOf } from './turn.ts';

const times = { startTimeIso: '2026-11-17T10:00:00.000Z', endTimeIso: '2026-11-18T10:00:00.000Z' };

describe('turnOf', () => {
  it('is the start of an upcoming activity and the end of an ongoing one', () => {
    expect(turnOf({ ...times, state: 'notStarted' })).toBe(times.startTimeIso);
    expect(turnOf({ ...times, state: 'ongoing' })).toBe(times.endTimeIso);
  });
});

describe('earliestTurn', () => {
  it('returns the activity that starts or ends first', () => {
    const running = { ...times, state: 'ongoing' } as const;
    const coming = { ...times, state: 'notStarted' } as const;
    expect(earliestTurn([running, coming])).toBe(coming);
    expect(earliestTurn([running])).toBe(running);
    expect(earliestTurn([])).toBeUndefined();
  });
});

describe('recheckDelayMs', () => {
  const turnMs = Date.parse(times.startTimeIso);

  it('is the time until the turn plus a random delay', () => {
    expect(recheckDelayMs(turnMs, turnMs - 5_000, 0, false)).toBe(5_000);
    expect(recheckDelayMs(turnMs, turnMs - 5_000, 0.5, false)).toBe(7_000);
    expect(recheckDelayMs(turnMs, turnMs, 0.25, false)).toBe(1_000);
  });

  it('is undefined once turn and delay have passed, except in a hidden window', () => {
    expect(recheckDelayMs(turnMs, turnMs, 0, false)).toBeUndefined();
    expect(recheckDelayMs(turnMs, turnMs + 86_400_000, 0.9, false)).toBeUndefined();
    expect(recheckDelayMs(turnMs, turnMs + 86_400_000, 0.9, true)).toBe(1_000);
  });

  it('is at most an hour', () => {
    expect(recheckDelayMs(turnMs, turnMs - 80 * 86_400_000, 0, false)).toBe(3_600_000);
  });
});

describe('largerOffsetMs', () => {
  it('takes the first difference, then only larger ones', () => {
    expect(largerOffsetMs(undefined, 1_000, 4_000)).toBe(-3_000);
    expect(largerOffsetMs(-3_000, 10_000, 12_500)).toBe(-2_500);
    expect(largerOffsetMs(-2_500, 20_000, 29_000)).toBe(-2_500);
  });
});
