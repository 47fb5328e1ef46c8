import { formatApiTime } from '@galleria/contract/wire/api-time';
import { describe, expect, it } from 'vitest';
import { addMonths, barsOf, endOf, isMonth, monthOf, periodOf, weeksOf } from './calendar-weeks.ts';

/** A local time in November 2026. */
const at = (day: number, hour = 0) => formatApiTime(new Date(2026, 10, day, hour));
const span = (startTime: string, endTime: string) => ({ startTime, endTime });

describe('months', () => {
  it('monthOf and isMonth use the format of the URL', () => {
    expect(monthOf(new Date(2026, 10, 16))).toBe('2026-11');
    expect(isMonth('2026-11')).toBe(true);
    expect(isMonth('2026-13')).toBe(false);
    expect(isMonth(null)).toBe(false);
  });

  it('monthsLater crosses the end of a year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });

  it.each([
    ['en', 1, 5],
    ['de', 26, 6],
    ['ar', 31, 5],
  ] as const)('weeksOf starts weeks on the first day of the week in %s', (locale, firstDay, count) => {
    const weeks = weeksOf('2026-11', locale);
    expect(weeks[0]?.[0]?.getDate()).toBe(firstDay);
    expect(weeks).toHaveLength(count);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(endOf(weeks) > new Date(2026, 10, 30)).toBe(true);
  });
});

describe('periodOf', () => {
  it('covers whole weeks', () => {
    const { from, to } = periodOf('2026-11', 'de');
    expect(from).toBe(formatApiTime(new Date(2026, 9, 26)));
    expect(to).toBe(formatApiTime(new Date(2026, 11, 7)));
  });
});

describe('barsOf', () => {
  const [, week = []] = weeksOf('2026-11', 'en'); // from the 8th to the 14th

  it('covers the days of a span', () => {
    const [bar] = barsOf(week, [span(at(9, 10), at(11, 12))]);
    expect(bar).toMatchObject({ from: 2, until: 4, beginsHere: true, endsHere: true });
  });

  it('does not cover the day that begins when the span ends', () => {
    expect(barsOf(week, [span(at(9), at(10))])[0]).toMatchObject({ from: 2, until: 2 });
  });

  it('marks spans that continue in other weeks', () => {
    const [bar] = barsOf(week, [span(at(1), at(20))]);
    expect(bar).toMatchObject({ from: 1, until: 7, beginsHere: false, endsHere: false });
  });

  it('leaves out spans of other weeks and empty spans', () => {
    expect(barsOf(week, [span(at(1), at(8)), span(at(15), at(16)), span(at(9), at(9))])).toEqual([]);
  });
});
