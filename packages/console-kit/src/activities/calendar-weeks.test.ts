import { formatApiTime } from '@galleria/contract/wire/api-time';
import { describe, expect, it } from 'vitest';
import { barsOf, endOf, isMonth, monthOf, monthsLater, periodOf, weeksOf } from './calendar-weeks.ts';

/** A local time in November 2026. */
const at = (day: number, hour = 0) => formatApiTime(new Date(2026, 10, day, hour));
const span = (startTime: string, endTime: string) => ({ startTime, endTime });

describe('a month', () => {
  it('is written as in the address', () => {
    expect(monthOf(new Date(2026, 10, 16))).toBe('2026-11');
    expect(isMonth('2026-11')).toBe(true);
    expect(isMonth('2026-13')).toBe(false);
    expect(isMonth(null)).toBe(false);
  });

  it('has others before and after it', () => {
    expect(monthsLater('2026-12', 1)).toBe('2027-01');
    expect(monthsLater('2026-01', -1)).toBe('2025-12');
  });

  it.each([
    ['en', 1, 5],
    ['de', 26, 6],
    ['ar', 31, 5],
  ] as const)('begins its weeks as people in %s do', (locale, firstDay, count) => {
    const weeks = weeksOf('2026-11', locale);
    expect(weeks[0]?.[0]?.getDate()).toBe(firstDay);
    expect(weeks).toHaveLength(count);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(endOf(weeks) > new Date(2026, 10, 30)).toBe(true);
  });
});

describe('the period of a month', () => {
  it('has whole weeks', () => {
    const { from, to } = periodOf('2026-11', 'de');
    expect(from).toBe(formatApiTime(new Date(2026, 9, 26)));
    expect(to).toBe(formatApiTime(new Date(2026, 11, 7)));
  });
});

describe('bars of a week', () => {
  const [, week = []] = weeksOf('2026-11', 'en'); // from the 8th to the 14th

  it('reach over the days on which something runs', () => {
    const [bar] = barsOf(week, [span(at(9, 10), at(11, 12))]);
    expect(bar).toMatchObject({ from: 2, until: 4, beginsHere: true, endsHere: true });
  });

  it('do not touch the day that begins when it ends', () => {
    expect(barsOf(week, [span(at(9), at(10))])[0]).toMatchObject({ from: 2, until: 2 });
  });

  it('go on in other weeks', () => {
    const [bar] = barsOf(week, [span(at(1), at(20))]);
    expect(bar).toMatchObject({ from: 1, until: 7, beginsHere: false, endsHere: false });
  });

  it('leave out what runs at other times, and what has no length', () => {
    expect(barsOf(week, [span(at(1), at(8)), span(at(15), at(16)), span(at(9), at(9))])).toEqual([]);
  });
});
