import { describe, expect, it } from 'vitest';
import { chartDays, type FigureDay, sumPeriods } from './periods.ts';

/** Day 1 to 60, each with as many orders as its number. */
const days: FigureDay<'sales' | 'orders' | 'visitors'>[] = Array.from({ length: 60 }, (_, index) => ({
  ...{ day: `day ${index + 1}`, sales: (index + 1) * 10, orders: index + 1, visitors: 0 },
}));

describe('sumPeriods', () => {
  it.each([
    ['today', 60, 59],
    ['week', 7 * 57, 7 * 50],
    ['month', 30 * 45.5, 30 * 15.5],
  ] as const)('of the period %s returns %f, and %f for the one before', (period, now, before) => {
    expect(sumPeriods(days, period, 'orders')).toEqual({ now, before });
    expect(sumPeriods(days, period, 'sales')).toEqual({ now: now * 10, before: before * 10 });
  });
});

describe('chartDays', () => {
  it('pairs each day with the day one period earlier', () => {
    const week = chartDays(days, 'week', 'orders');
    expect(week).toHaveLength(7);
    expect(week[0]).toEqual({ day: 'day 54', value: 54, before: 47 });
    expect(week[6]).toEqual({ day: 'day 60', value: 60, before: 53 });
    expect(chartDays(days, 'month', 'orders')[0]).toEqual({ day: 'day 31', value: 31, before: 1 });
    expect(chartDays(days, 'today', 'orders')).toHaveLength(7);
  });
});
