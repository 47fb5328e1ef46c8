import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestCoupons } from './best-coupons.ts';
import type { OwnCoupon } from './coupon-choices.ts';
import { type CouponPricingInput, evaluateCoupon, priceWithoutPoints } from './coupon-choices.ts';
import { coupon, line, pricingInput } from './testing/coupon-trade.ts';

const pays = (input: CouponPricingInput, coupons: readonly OwnCoupon[]) =>
  priceWithoutPoints(input, coupons).payableCents;

/** All allowed choices: at most one coupon per store and one of the platform. */
function everyChoice(own: readonly OwnCoupon[]): OwnCoupon[][] {
  return [...Map.groupBy(own, ({ storeId }) => storeId).values()].reduce<OwnCoupon[][]>(
    (choices, some) => choices.flatMap((chosen) => [chosen, ...some.map((one) => [...chosen, one])]),
    [[]],
  );
}

/** The best coupon of each store, then the platform's best on the rest: a lower bound for the optimum. */
function greedyChoice(input: CouponPricingInput, own: readonly OwnCoupon[]): OwnCoupon[] {
  const stores = [...new Set(own.map(({ storeId }) => storeId))].toSorted(
    (one, other) => Number(one === null) - Number(other === null),
  );
  const chosen: OwnCoupon[] = [];
  for (const storeId of stores) {
    const lines = priceWithoutPoints(input, chosen).orders.flatMap((order) => order.lines);
    const saves = (one: OwnCoupon) => evaluateCoupon(one, lines).savesCents;
    const [best] = own.filter((one) => one.storeId === storeId).toSorted((one, other) => saves(other) - saves(one));
    if (best && saves(best) > 0) chosen.push(best);
  }
  return chosen;
}

const STORES = [2, 3, 4];
const cents = fc.integer({ min: 1, max: 3000 });
const anyLine = fc.record({ storeId: fc.constantFrom(...STORES), unitCents: cents, takesReductions: fc.boolean() });
const anyTerms = fc.record({
  storeId: fc.constantFrom<(number | null)[]>(null, ...STORES),
  kind: fc.constantFrom('cash' as const, 'percent' as const),
  amountCents: cents,
  percentOff: fc.integer({ min: 1, max: 90 }),
  mostOffCents: fc.option(cents),
  thresholdCents: fc.integer({ min: 0, max: 6000 }),
  scope: fc.constantFrom('all' as const, 'categories' as const, 'products' as const),
  scopeIds: fc.subarray([2, 3, 4, 20, 30, 40]),
});

const anyPricingInput = fc
  .array(anyLine, { minLength: 1, maxLength: 6 })
  .map((lines) =>
    pricingInput(
      ...lines.map((one, index) => ({ ...line(one.storeId, one.unitCents), ...one, key: `${index}`, skuId: index })),
    ),
  );
const anyOwn = fc.array(anyTerms, { maxLength: 9 }).map((terms) => terms.map((one, index) => coupon(index + 1, one)));

describe('bestCoupons compared with every choice', () => {
  it('has the lowest price of all choices', () => {
    let isGreedyBeaten = false;
    fc.assert(
      fc.property(anyPricingInput, anyOwn, (input, own) => {
        const least = Math.min(...everyChoice(own).map((chosen) => pays(input, chosen)));
        const best = bestCoupons(input, own);
        expect(pays(input, best)).toBe(least);
        expect(priceWithoutPoints(input, best).unfitCoupons).toEqual([]);
        isGreedyBeaten ||= pays(input, greedyChoice(input, own)) > least;
      }),
      { numRuns: 1_000, seed: 20_261_115 },
    );
    expect(isGreedyBeaten).toBe(true);
  });

  it('is at least as good as the greedy choice when there are more choices than the beam holds', () => {
    const stores = Array.from({ length: 30 }, (_, index) => index + 2);
    const input = pricingInput(...stores.map((storeId) => line(storeId, 100_000)));
    const ofStores = stores.flatMap((storeId, index) => [
      coupon(storeId * 10, { storeId, amountCents: 1 + 37 * index ** 2 }),
      coupon(storeId * 10 + 1, { storeId, amountCents: 3 + 53 * index ** 2 }),
    ]);
    const ofPlatform = Array.from({ length: 40 }, (_, index) =>
      coupon(1_000 + index, { amountCents: 9_000 + 31 * index, thresholdCents: 2_600_000 + 1_009 * index }),
    );
    const own = [...ofStores, ...ofPlatform];
    const best = pays(input, bestCoupons(input, own));
    expect(best).toBeLessThanOrEqual(pays(input, greedyChoice(input, own)));
  });
});
