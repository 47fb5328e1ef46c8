import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areExclusive } from './activity-kinds.ts';
import { activityLimitExceeded, activityLimitKey, limitedActivities } from './activity-limit.ts';
import { ACTIVITY_RULES, isActivityPeriod, isActivityPrice, percentOff } from './activity-rules.ts';
import { limitOfKind } from './new-user-special.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000);

describe('isActivityPeriod', () => {
  const most = ACTIVITY_RULES.daysAtMost * 24;
  it.each([
    ['ends after it begins', 1, 2, true],
    ['has begun', -5, 2, true],
    ['ends when it begins', 2, 2, false],
    ['ends before it begins', 3, 2, false],
    ['is over', -5, 0, false],
    ['is as long as it may be', 1, 1 + most, true],
    ['is longer', 1, 1.01 + most, false],
  ])('checks a period that %s', (_, starts, ends, isFine) => {
    expect(isActivityPeriod(at(starts), at(ends), at(0))).toBe(isFine);
  });

  it('refuses an invalid date', () => {
    expect(isActivityPeriod(new Date(Number.NaN), at(2), at(0))).toBe(false);
  });
});

describe('prices of activities', () => {
  it('are above zero and below the normal price', () => {
    expect([0, -1, 1.5, 99, 100, 101].map((cents) => isActivityPrice(cents, 100))).toEqual([
      ...[false, false, false, true, false, false],
    ]);
  });

  it('never show more percent off than they give', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (price, normal) => {
        const percent = percentOff(price, normal);
        expect(percent).toBeGreaterThanOrEqual(0);
        if (price < normal) expect(normal - price).toBeGreaterThanOrEqual((percent * normal) / 100 - 1e-6);
      }),
    );
    expect(percentOff(50, 0)).toBe(0);
  });

  it('of limited-time discounts exclude each other, and exclude new-user specials', () => {
    expect(areExclusive('limitedTime', 'limitedTime')).toBe(true);
    expect(areExclusive('limitedTime', 'newUser')).toBe(true);
  });
});

describe('activityLimitExceeded', () => {
  const line = (activityId: number, prodId: number, quantity: number, limitPerBuyer: number | null = 2) => ({
    ...{ prodId, quantity, activity: { activityId, limitPerBuyer } },
  });

  it('counts all SKUs of a product in one activity together, with earlier orders', () => {
    expect(activityLimitExceeded([line(1, 7, 1), line(1, 7, 1)])).toBeUndefined();
    expect(activityLimitExceeded([line(1, 7, 1), line(1, 7, 2)])).toEqual({
      ...{ prodId: 7, activityId: 1, limit: 2, bought: 0 },
    });
    const bought = new Map([[activityLimitKey(1, 7), 1]]);
    expect(activityLimitExceeded([line(1, 7, 2)], bought)).toMatchObject({ bought: 1 });
    expect(activityLimitExceeded([line(1, 8, 2), line(2, 7, 2)], bought)).toBeUndefined();
  });

  it('ignores lines without a limit', () => {
    const free = [line(1, 7, 99, null), { prodId: 7, quantity: 99, activity: null }];
    expect(activityLimitExceeded(free)).toBeUndefined();
    expect(limitedActivities([...free, line(3, 7, 1), line(3, 8, 1)])).toEqual([3]);
  });
});

describe('limitOfKind', () => {
  it('is one piece for new-user specials, unless the store sets another limit', () => {
    expect([limitOfKind('newUser', null), limitOfKind('newUser', 3)]).toEqual([1, 3]);
    expect([limitOfKind('limitedTime', null), limitOfKind('limitedTime', 3)]).toEqual([null, 3]);
  });
});
