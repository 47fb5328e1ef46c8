import { describe, expect, it } from 'vitest';
import { dayOf, daysFrom, daysOf } from './days.ts';

const at = (text: string) => new Date(text);

describe('dayOf', () => {
  it.each([
    ['2026-11-16T23:59:59Z', 'UTC', '2026-11-16'],
    ['2026-11-16T16:00:00Z', 'Asia/Shanghai', '2026-11-17'],
    ['2026-11-16T15:59:59.999Z', 'Asia/Shanghai', '2026-11-16'],
    ['2026-11-17T04:59:59Z', 'America/New_York', '2026-11-16'],
    ['2026-11-16T10:30:00Z', 'Pacific/Kiritimati', '2026-11-17'],
    ['2026-11-16T18:15:00Z', 'Asia/Kathmandu', '2026-11-17'],
    // On the day of the change to summer time a Berlin day has 23 hours …
    ['2026-03-28T23:00:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-29T21:59:59Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-03-30'],
    // … and on the day of the change back, 25.
    ['2026-10-24T22:00:00Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
    // Cairo skips the hour after midnight: the day begins at 1:00.
    ['2026-04-23T21:59:59Z', 'Africa/Cairo', '2026-04-23'],
    ['2026-04-23T22:00:00Z', 'Africa/Cairo', '2026-04-24'],
    // Havana has that hour twice.
    ['2026-11-01T03:59:59Z', 'America/Havana', '2026-10-31'],
    ['2026-11-01T04:30:00Z', 'America/Havana', '2026-11-01'],
    ['2026-11-01T05:30:00Z', 'America/Havana', '2026-11-01'],
  ])('%s in %s is on %s', (moment, timeZone, day) => {
    expect(dayOf(at(moment), timeZone)).toBe(day);
  });
});

describe('daysFrom', () => {
  it('counts calendar days across ends of months and leap days', () => {
    expect(daysFrom('2026-12-30', 4)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
    expect(daysFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  });

  it('agrees with dayOf across a clock change', () => {
    const noons = Array.from({ length: 10 }, (_, day) => at(new Date(Date.UTC(2026, 9, 20 + day, 12)).toISOString()));
    expect(noons.map((noon) => dayOf(noon, 'Europe/Berlin'))).toEqual(daysFrom('2026-10-20', 10));
  });
});

describe('daysOf', () => {
  it('excludes the day at whose start the period ends', () => {
    const period = { startsAt: at('2026-10-24T22:00:00Z'), endsAt: at('2026-10-25T23:00:00Z') };
    expect(daysOf(period, 'Europe/Berlin')).toEqual({ first: '2026-10-25', last: '2026-10-25' });
    expect(daysOf(period, 'UTC')).toEqual({ first: '2026-10-24', last: '2026-10-25' });
  });

  it('returns the day of the start for an empty period', () => {
    const moment = at('2026-10-25T00:00:00Z');
    expect(daysOf({ startsAt: moment, endsAt: moment }, 'UTC')).toEqual({ first: '2026-10-25', last: '2026-10-25' });
  });
});
