import { describe, expect, it } from 'vitest';
import { areCouponDatesValid, areTermsEqual, type CouponDraft, coversFullPrice } from './coupon-rules.ts';
import { areStepsValid, discountsOverlap } from './discount-rules.ts';
import { shopperDiscountState } from './promotion-states.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const DRAFT: CouponDraft = {
  ...{ kind: 'cash', amountCents: 500, percentOff: 0, mostOffCents: null, thresholdCents: 2_000 },
  ...{ scope: 'products', scopeIds: [3, 7], offeredFrom: day(1), offeredUntil: day(10) },
  ...{ validFrom: null, validUntil: null, afterDays: 0, validDays: 7 },
};

describe('store coupon', () => {
  it.each([
    [{}, true],
    [{ offeredUntil: day(1) }, false],
    [{ offeredUntil: new Date(Number.NaN) }, false],
    [{ validDays: 0 }, false],
    [{ validDays: 0, validFrom: day(1), validUntil: day(10) }, true],
    [{ validDays: 0, validFrom: day(1), validUntil: day(9) }, false],
    [{ validDays: 0, validFrom: day(12), validUntil: day(11) }, false],
    [{ validFrom: day(1), validUntil: day(10) }, false],
    [{ validDays: 0, validFrom: day(1) }, false],
  ])('with dates %j is valid: %s', (changes, isSane) => {
    expect(areCouponDatesValid({ ...DRAFT, ...changes })).toBe(isSane);
  });

  it('pays for everything when its threshold is not above its value', () => {
    expect(coversFullPrice(DRAFT)).toBe(false);
    expect(coversFullPrice({ ...DRAFT, thresholdCents: 500 })).toBe(true);
    expect(coversFullPrice({ ...DRAFT, kind: 'percent', amountCents: 0, percentOff: 90, thresholdCents: 0 })).toBe(
      false,
    );
  });

  it('keeps equal terms when only the order of the scope or the offer dates change', () => {
    expect(areTermsEqual(DRAFT, { ...DRAFT, scopeIds: [7, 3], offeredUntil: day(20) })).toBe(true);
    expect(areTermsEqual(DRAFT, { ...DRAFT, amountCents: 400 })).toBe(false);
    expect(areTermsEqual(DRAFT, { ...DRAFT, validDays: 6 })).toBe(false);
  });
});

describe('store discount', () => {
  it.each([
    ['spend', [[100, 10]], true],
    ['spend', [], false],
    ['spend', [[100, 100]], false],
    [
      'spend',
      [
        [100, 10],
        [200, 10],
      ],
      false,
    ],
    [
      'spend',
      [
        [200, 10],
        [100, 20],
      ],
      false,
    ],
    [
      'pieces',
      [
        [2, 10],
        [3, 20],
      ],
      true,
    ],
    ['pieces', [[2, 100]], false],
    ['pieces', [[0, 10]], false],
  ] as const)('of kind %s with steps %j is valid: %s', (kind, steps, isSane) => {
    expect(
      areStepsValid(
        kind,
        steps.map(([from, off]) => ({ from, off })),
      ),
    ).toBe(isSane);
  });

  it('overlaps with another at the same time for the same products', () => {
    const reach = (from: number, until: number, ...prodIds: number[]) => ({
      startsAt: day(from),
      endsAt: day(until),
      prodIds,
    });
    expect(discountsOverlap(reach(1, 5, 1, 2), reach(4, 8, 2, 3))).toBe(true);
    expect(discountsOverlap(reach(1, 5, 1), reach(4, 8))).toBe(true);
    expect(discountsOverlap(reach(1, 5, 1, 2), reach(4, 8, 3))).toBe(false);
    expect(discountsOverlap(reach(1, 5), reach(5, 8))).toBe(false);
  });

  it.each([
    [true, 1, 'upcoming'],
    [true, 2, 'running'],
    [true, 4, 'running'],
    [true, 5, 'ended'],
    [false, 1, undefined],
    [false, 3, 'ended'],
    [false, 5, 'ended'],
  ] as const)('switched on: %s, from the 2nd to the 5th, is on the %ith %s', (isOn, today, state) => {
    expect(shopperDiscountState({ isOn, startsAt: day(2), endsAt: day(5) }, day(today))).toBe(state);
  });
});
