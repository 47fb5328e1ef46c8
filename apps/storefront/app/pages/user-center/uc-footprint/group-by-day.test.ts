import { expect, it } from 'vitest';
import { daysAgo, groupByDay } from './group-by-day.ts';

it('groupByDay keeps the order of days and entries', () => {
  const seen = [
    { id: 3, day: '2026-11-15' },
    { id: 2, day: '2026-11-15' },
    { id: 1, day: '2026-11-13' },
  ];
  expect(groupByDay(seen).map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2026-11-15', [3, 2]],
    ['2026-11-13', [1]],
  ]);
});

it('groupByDay returns no groups for no entries', () => {
  expect(groupByDay([])).toEqual([]);
});

it.each([
  ['2026-11-15', 0],
  ['2026-11-14', 1],
  ['2026-10-31', 15],
])('daysAgo: %s is %i days ago, at any time of the day', (day, ago) => {
  expect(daysAgo(day, Date.parse('2026-11-15T23:59:59Z'))).toBe(ago);
  expect(daysAgo(day, Date.parse('2026-11-15T00:00:00Z'))).toBe(ago);
});
