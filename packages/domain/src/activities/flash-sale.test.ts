import { describe, expect, it } from 'vitest';
import { flashState, roundAt, roundTimes } from './flash-sale.ts';

const iso = (day: string, round: number, timeZone: string) => {
  const { startsAt, endsAt } = roundTimes({ day, round }, timeZone);
  return [startsAt.toISOString(), endsAt.toISOString()];
};

describe('roundTimes', () => {
  it('returns two hours from midnight on, in the time zone of the mall', () => {
    expect(iso('2026-11-17', 0, 'UTC')).toEqual(['2026-11-17T00:00:00.000Z', '2026-11-17T02:00:00.000Z']);
    expect(iso('2026-11-17', 11, 'UTC')).toEqual(['2026-11-17T22:00:00.000Z', '2026-11-18T00:00:00.000Z']);
    expect(iso('2026-11-17', 5, 'Asia/Shanghai')).toEqual(['2026-11-17T02:00:00.000Z', '2026-11-17T04:00:00.000Z']);
    expect(iso('2026-07-01', 0, 'America/New_York')).toEqual(['2026-07-01T04:00:00.000Z', '2026-07-01T06:00:00.000Z']);
  });

  it('leaves no gap and no overlap on days with a clock change', () => {
    for (const [day, hours] of [
      ['2026-03-29', 23],
      ['2026-10-25', 25],
    ] as const) {
      const times = Array.from({ length: 12 }, (_, round) => roundTimes({ day, round }, 'Europe/Berlin'));
      times.slice(1).forEach(({ startsAt }, index) => {
        expect(startsAt).toEqual(times[index]?.endsAt);
      });
      const lasts = (times[11]?.endsAt.getTime() ?? 0) - (times[0]?.startsAt.getTime() ?? 0);
      expect(lasts / 3_600_000).toBe(hours);
      for (const [round, { startsAt, endsAt }] of times.entries()) {
        expect(roundAt(startsAt, 'Europe/Berlin')).toEqual({ day, round });
        expect(roundAt(new Date(endsAt.getTime() - 1), 'Europe/Berlin')).toEqual({ day, round });
      }
    }
  });
});

const times = { startsAt: new Date('2026-11-17T10:00:00Z'), endsAt: new Date('2026-11-17T12:00:00Z') };

describe('flashState', () => {
  it.each([
    ['2026-11-17T09:59:59Z', 0, 'notStarted'],
    ['2026-11-17T10:00:00Z', 1, 'ongoing'],
    ['2026-11-17T11:59:59Z', 0, 'soldOut'],
    ['2026-11-17T12:00:00Z', 1, 'ended'],
  ] as const)('at %s with %i left is %s', (now, left, state) => {
    expect(flashState({ ...times, left }, new Date(now))).toBe(state);
  });
});
