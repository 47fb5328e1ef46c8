import { describe, expect, it } from 'vitest';
import { bestCoupons } from './best-coupons.ts';
import type { OwnCoupon } from './coupon-choices.ts';
import { evaluateCoupon, priceWithoutPoints } from './coupon-choices.ts';
import { coupon, line, pricingInput } from './testing/coupon-trade.ts';

const ids = (coupons: readonly OwnCoupon[]) => coupons.map(({ ownCouponId }) => ownCouponId);

describe('bestCoupons', () => {
  it('weighs the saving of a store coupon against the loss of a platform coupon', () => {
    const own = [
      coupon(1, { storeId: 2, amountCents: 100 }),
      coupon(2, { storeId: 2, kind: 'percent', amountCents: 0, percentOff: 20 }),
      coupon(3, { storeId: 3, amountCents: 50, thresholdCents: 9999 }),
      coupon(4, { amountCents: 300, thresholdCents: 1801 }),
      coupon(5, { amountCents: 150, thresholdCents: 1800 }),
    ];
    // Coupon 2 of store 2 saves more, but leaves too little for coupon 4: 3.50 off in all instead of 4.00.
    expect(ids(bestCoupons(pricingInput(line(2, 1000), line(3, 1000)), own))).toEqual([1, 4]);
  });

  it('prefers among equal coupons the one that ends first, then the older one', () => {
    const later = new Date(9);
    expect(ids(bestCoupons(pricingInput(line(2, 1000)), [coupon(1, { validUntil: later }), coupon(2, {})]))).toEqual([
      2,
    ]);
    expect(ids(bestCoupons(pricingInput(line(2, 1000)), [coupon(8, {}), coupon(7, {})]))).toEqual([7]);
  });

  it('uses as few coupons as possible', () => {
    const own = [coupon(1, { storeId: 2, amountCents: 1000 }), coupon(2, { amountCents: 1000 })];
    expect(bestCoupons(pricingInput(line(2, 1000)), own)).toHaveLength(1);
  });

  it('uses none when none applies', () => {
    const own = [coupon(1, { scope: 'products', scopeIds: [9] }), coupon(2, { storeId: 5 })];
    expect(bestCoupons(pricingInput(line(2, 1000)), own)).toEqual([]);
  });
});

describe('evaluateCoupon', () => {
  it('returns the saving, or the amount missing to the threshold', () => {
    const lines = priceWithoutPoints(pricingInput(line(2, 700), line(3, 1000)), []).orders.flatMap(
      (order) => order.lines,
    );
    const terms = { scope: 'categories' as const, scopeIds: [20], thresholdCents: 900 };
    expect(evaluateCoupon(coupon(1, terms), lines)).toEqual({ savesCents: 0, missingCents: 200 });
    expect(evaluateCoupon(coupon(1, { ...terms, thresholdCents: 700 }), lines)).toEqual({
      savesCents: 100,
      missingCents: 0,
    });
  });
});
