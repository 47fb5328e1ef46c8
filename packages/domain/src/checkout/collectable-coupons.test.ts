import { describe, expect, it } from 'vitest';
import { collectableCoupons } from './collectable-coupons.ts';
import { coupon, line, pricingInput } from './testing/coupon-trade.ts';

const offered = (...asking: Parameters<typeof collectableCoupons>) =>
  collectableCoupons(...asking).map((one) => [one.coupon.couponId, one.savesCents]);

describe('collectableCoupons', () => {
  it('offers the best coupon of each store and of the platform', () => {
    const offers = [
      coupon(1, { storeId: 2, amountCents: 300 }),
      coupon(2, { storeId: 2, kind: 'percent', amountCents: 0, percentOff: 15 }),
      coupon(3, { storeId: 3, amountCents: 50 }),
      coupon(4, { amountCents: 200, thresholdCents: 25_000 }),
    ];
    expect(offered(pricingInput(line(2, 22_900), line(3, 1_000)), [], offers)).toEqual([
      [2, 3_435],
      [3, 50],
    ]);
  });

  it('counts the extra saving over the chosen coupon of the same store, and offers none without one', () => {
    const chosen = [coupon(1, { storeId: 2, amountCents: 300 })];
    const input = pricingInput(line(2, 5_000));
    expect(offered(input, chosen, [coupon(2, { storeId: 2, amountCents: 700 })])).toEqual([[2, 400]]);
    expect(offered(input, chosen, [coupon(2, { storeId: 2, amountCents: 300 })])).toEqual([]);
  });

  it('subtracts the loss when a coupon takes the chosen platform coupon below its threshold', () => {
    const chosen = [coupon(1, { amountCents: 500, thresholdCents: 5_000 })];
    const input = pricingInput(line(2, 5_000));
    expect(offered(input, chosen, [coupon(2, { storeId: 2, amountCents: 400 })])).toEqual([]);
    expect(offered(input, chosen, [coupon(2, { storeId: 2, amountCents: 700 })])).toEqual([[2, 200]]);
  });

  it('offers none for goods that accept no coupons', () => {
    const flash = { ...line(2, 5_000), takesReductions: false };
    expect(offered(pricingInput(flash), [], [coupon(1, { amountCents: 500 })])).toEqual([]);
  });
});
