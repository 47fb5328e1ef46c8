import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TradeQuestion, WantedLine } from '../pricing/trade.ts';
import { DEFAULT_RULES } from '../site/mall-rules.ts';
import { bestCoupons, couponStanding, type OwnCoupon, priceBeforePoints } from './best-coupons.ts';

const line = (storeId: number, unitCents: number): WantedLine => ({
  key: `${storeId}`,
  storeId,
  prodId: storeId,
  skuId: storeId,
  categoryIds: [storeId * 10],
  quantity: 1,
  unitCents,
  isActivityPrice: false,
  takesCoupons: true,
  isVirtual: false,
  weightGrams: 0,
  volumeCm3: 0,
  shippingTemplateId: null,
});

const asked = (...lines: WantedLine[]): Omit<TradeQuestion, 'coupons' | 'points'> => ({
  lines,
  storeDiscounts: [],
  pointsRule: DEFAULT_RULES,
  deliveries: new Map(),
  destination: undefined,
  shippingTemplates: new Map(),
  sameCity: new Map(),
});

const coupon = (ownCouponId: number, change: Partial<OwnCoupon>): OwnCoupon => ({
  ownCouponId,
  couponId: ownCouponId,
  storeId: null,
  kind: 'cash',
  amountCents: 100,
  percentOff: 0,
  mostOffCents: null,
  thresholdCents: 0,
  scope: 'all',
  scopeIds: [],
  validUntil: new Date(0),
  ...change,
});

const ids = (coupons: readonly OwnCoupon[]) => coupons.map(({ ownCouponId }) => ownCouponId);

describe('the best coupons', () => {
  it('save most in each store, then on what is left', () => {
    const own = [
      coupon(1, { storeId: 2, amountCents: 100 }),
      coupon(2, { storeId: 2, kind: 'percent', amountCents: 0, percentOff: 20 }),
      coupon(3, { storeId: 3, amountCents: 50, thresholdCents: 9999 }),
      coupon(4, { amountCents: 300, thresholdCents: 1801 }),
      coupon(5, { amountCents: 150, thresholdCents: 1800 }),
    ];
    expect(ids(bestCoupons(asked(line(2, 1000), line(3, 1000)), own))).toEqual([2, 5]);
  });

  it('of two equal ones is the one that ends first, then the older', () => {
    const later = new Date(9);
    expect(ids(bestCoupons(asked(line(2, 1000)), [coupon(1, { validUntil: later }), coupon(2, {})]))).toEqual([2]);
    expect(ids(bestCoupons(asked(line(2, 1000)), [coupon(8, {}), coupon(7, {})]))).toEqual([7]);
  });

  it('are none where none fits', () => {
    const own = [coupon(1, { scope: 'products', scopeIds: [9] }), coupon(2, { storeId: 5 })];
    expect(bestCoupons(asked(line(2, 1000)), own)).toEqual([]);
  });

  it('are never beaten by another one of the same store', () => {
    const cents = fc.integer({ min: 1, max: 5000 });
    const drafts = fc.array(fc.record({ amountCents: cents, thresholdCents: cents }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(cents, drafts, (priceCents, terms) => {
        const question = asked(line(2, priceCents));
        const own = terms.map((one, at) => coupon(at + 1, { storeId: 2, ...one }));
        const pays = (coupons: readonly OwnCoupon[]) => priceBeforePoints(question, coupons).payableCents;
        const best = pays(bestCoupons(question, own));
        for (const one of own) expect(pays([one])).toBeGreaterThanOrEqual(best);
      }),
    );
  });
});

describe('how a coupon stands', () => {
  it('is what it saves, or what is missing of what it is good for', () => {
    const lines = priceBeforePoints(asked(line(2, 700), line(3, 1000)), []).orders.flatMap((order) => order.lines);
    const terms = { scope: 'categories' as const, scopeIds: [20], thresholdCents: 900 };
    expect(couponStanding(coupon(1, terms), lines)).toEqual({ savesCents: 0, missingCents: 200 });
    expect(couponStanding(coupon(1, { ...terms, thresholdCents: 700 }), lines)).toEqual({
      savesCents: 100,
      missingCents: 0,
    });
  });
});
