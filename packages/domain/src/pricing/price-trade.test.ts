import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceTrade } from './price-trade.ts';
import { REDUCTION_KINDS, type Reduction, sumOf } from './reductions.ts';
import { anyTrade } from './testing/any-trade.ts';
import { allocateExactly, expectedPrice } from './testing/independent-calculator.ts';
import type { PricedTrade, PricingInput } from './trade.ts';
import { pointsValue } from './usable-points.ts';

/** Two thousand random carts, the same in every run. */
const CARTS = { numRuns: 2_000, seed: 20_261_115 };

const sum = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((total, item) => total + amount(item), 0);
const linesOf = (trade: PricedTrade) => trade.orders.flatMap((order) => order.lines);
const byReason = (reductions: readonly Reduction[]) =>
  Object.fromEntries(reductions.map(({ kind, sourceId, amountCents }) => [`${kind} ${sourceId}`, amountCents]));

const carts = fc.sample(anyTrade, CARTS).map((input) => ({ input, trade: priceTrade(input) }));

function forEveryCart(check: (trade: PricedTrade, input: PricingInput) => void): void {
  for (const { trade, input } of carts) check(trade, input);
}

describe('priceTrade, for two thousand random carts', () => {
  it('agrees with the independent calculator, per line and reduction', () => {
    const agree = (input: PricingInput) => {
      const trade = priceTrade(input);
      const expected = expectedPrice(input);
      const actualLines = linesOf(trade).map((line) => [
        line.key,
        {
          storeId: line.storeId,
          off: byReason(line.reductions),
          shipping: line.shippingCents,
          points: line.points,
          payable: line.payableCents,
        },
      ]);
      const expectedLines = [...expected.lines].map(([key, line]) => [
        key,
        {
          storeId: line.storeId,
          off: Object.fromEntries([...line.off].map(([reason, amount]) => [reason, Number(amount)])),
          shipping: Number(line.shipping),
          points: Number(line.points),
          payable: Number(line.payable),
        },
      ]);
      expect(Object.fromEntries(actualLines)).toEqual(Object.fromEntries(expectedLines));
      expect(trade.payableCents).toBe(Number(expected.payable));
      expect(trade.points).toBe(Number(expected.points));
      expect(trade.unfitCoupons.toSorted()).toEqual(expected.refusedCoupons.toSorted());
      expect(trade.orders.flatMap((order) => order.shipping.undeliverable).toSorted()).toEqual(
        expected.undeliverable.toSorted(),
      );
    };
    // As a property, so that fast-check shrinks a counterexample.
    fc.assert(fc.property(anyTrade, agree), CARTS);
  });

  it('adds up: lines to orders and orders to the trade, per reduction, to the cent', () => {
    forEveryCart((trade, input) => {
      expect(
        linesOf(trade)
          .map((line) => line.key)
          .toSorted(),
      ).toEqual(input.lines.map((line) => line.key).toSorted());
      for (const order of trade.orders) expectSums(order, order.lines);
      expectSums(trade, trade.orders);
      expect(new Set(trade.orders.map((order) => order.storeId)).size).toBe(trade.orders.length);
      for (const { shipping, shippingCents } of trade.orders) {
        expect(shippingCents).toBe(shipping.fullCents - shipping.memberOffCents);
      }
    });
  });

  it('has no negative amounts', () => {
    forEveryCart((trade) => {
      for (const line of linesOf(trade)) {
        const goodsLeft = line.goodsCents - sumOf(line.reductions);
        const amounts = [goodsLeft, line.shippingCents, line.points, line.payableCents];
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(line.reductions.every(({ amountCents }) => amountCents > 0)).toBe(true);
        if (line.isVirtual) expect(line.shippingCents).toBe(0);
        const ofStore = ['storeDiscount', 'storeCoupon', 'platformCoupon'] as const;
        if (!line.takesReductions) expect(ofStore.map((kind) => sumOf(line.reductions, kind))).toEqual([0, 0, 0]);
        if (line.isActivityPrice) expect(sumOf(line.reductions, 'member')).toBe(0);
      }
    });
  });

  it('uses points in whole steps, within the offered points and the maximum percentage', () => {
    forEveryCart((trade, { points, pointsRule, lines }) => {
      const goodsCents = sum(lines, (line) => line.unitCents * line.quantity);
      const paidCents = sumOf(trade.reductions, 'points');
      expect(trade.points % pointsRule.pointsStep).toBe(0);
      expect(trade.points).toBeLessThanOrEqual(points);
      expect(paidCents).toBe(pointsValue(trade.points, pointsRule));
      expect(paidCents * 100).toBeLessThanOrEqual(goodsCents * pointsRule.pointsMostPercent);
    });
  });

  it('lists reductions in the order of calculation', () => {
    const place = ({ kind }: Reduction) => REDUCTION_KINDS.indexOf(kind);
    forEveryCart((trade) => {
      for (const { reductions } of [trade, ...trade.orders, ...linesOf(trade)]) {
        expect(reductions.map(place)).toEqual(reductions.map(place).toSorted((one, other) => one - other));
      }
    });
  });

  it('covers every kind of reduction, delivery and refusal (the generator is broad enough)', () => {
    const seen = new Map<string, number>();
    const note = (what: string, happened: boolean) => seen.set(what, (seen.get(what) ?? 0) + Number(happened));
    forEveryCart((trade, { deliveries }) => {
      // The store changes prices only after the order is placed.
      for (const kind of REDUCTION_KINDS) if (kind !== 'priceChange') note(kind, sumOf(trade.reductions, kind) > 0);
      note('several stores', trade.orders.length > 1);
      note('unfit coupon', trade.unfitCoupons.length > 0);
      note(
        'undeliverable',
        trade.orders.some(({ shipping }) => shipping.undeliverable.length > 0),
      );
      note(
        'free for members',
        trade.orders.some(({ shipping }) => shipping.memberOffCents > 0),
      );
      note(
        'same city',
        trade.orders.some((order) => deliveries.get(order.storeId)?.type === 4 && order.shippingCents > 0),
      );
      note('shipping', trade.shippingCents > 0);
      note('nothing to pay', trade.payableCents === 0);
    });
    for (const [what, times] of seen) expect(times, what).toBeGreaterThan(10);
  });
});

interface Sums {
  readonly goodsCents: number;
  readonly reductions: readonly Reduction[];
  readonly shippingCents: number;
  readonly points: number;
  readonly payableCents: number;
}

function expectSums(whole: Sums, parts: readonly Sums[]): void {
  expect(whole.goodsCents).toBe(sum(parts, (part) => part.goodsCents));
  expect(whole.shippingCents).toBe(sum(parts, (part) => part.shippingCents));
  expect(whole.points).toBe(sum(parts, (part) => part.points));
  expect(whole.payableCents).toBe(sum(parts, (part) => part.payableCents));
  expect(whole.payableCents).toBe(whole.goodsCents - sumOf(whole.reductions) + whole.shippingCents);
  const reasons = Map.groupBy(
    parts.flatMap((part) => part.reductions),
    ({ kind, sourceId }) => `${kind} ${sourceId}`,
  );
  expect(byReason(whole.reductions)).toEqual(
    Object.fromEntries([...reasons].map(([reason, same]) => [reason, sum(same, ({ amountCents }) => amountCents)])),
  );
}

describe('allocateExactly', () => {
  it('allocates cents by the largest remainder', () => {
    expect(allocateExactly(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(allocateExactly(10n, [33n, 33n, 34n])).toEqual([3n, 3n, 4n]);
  });
});

describe('priceTrade with invalid input', () => {
  const [input] = fc.sample(anyTrade, { numRuns: 1, seed: 1 });
  if (!input) throw new Error('fc.sample returned no trade');
  const [line] = input.lines;
  if (!line) throw new Error('fc.sample returned a trade without lines');
  it.each([[{ quantity: 0 }], [{ quantity: -1 }], [{ quantity: 1.5 }], [{ unitCents: -1 }], [{ unitCents: 0.1 }]])(
    'throws for %j',
    (change) => {
      expect(() => priceTrade({ ...input, lines: [{ ...line, ...change }] })).toThrow();
    },
  );

  it('throws for two coupons of one store, or two of the platform', () => {
    const coupon = { kind: 'cash', amountCents: 1, percentOff: 0, mostOffCents: null, thresholdCents: 0 } as const;
    for (const storeId of [1, null]) {
      const two = [1, 2].map((couponId) => ({ ...coupon, couponId, storeId, scope: 'all' as const, scopeIds: [] }));
      expect(() => priceTrade({ ...input, coupons: two })).toThrow('one coupon');
    }
  });
});
