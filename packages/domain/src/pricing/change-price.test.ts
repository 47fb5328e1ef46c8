import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateNewPrice, goodsBeforeChange, isWithinBounds, priceChangeReduction } from './change-price.ts';
import { BEARER_OF, type Reduction } from './reductions.ts';

const coupon = (amountCents: number): Reduction => {
  return { kind: 'storeCoupon', sourceId: 1, amountCents, bearer: BEARER_OF.storeCoupon };
};
const line = (id: number, goodsCents: number, reductions: Reduction[] = [], shippingCents = 0) => {
  return { id, goodsCents, reductions, shippingCents };
};

describe('isWithinBounds', () => {
  it('allows a store to lower the price, down to a cent, and never to raise it', () => {
    const bounds = { agreedGoodsCents: 1000, shippingCents: 300 };
    expect(isWithinBounds({ wantedGoodsCents: 1000, shippingCents: 300 }, bounds)).toBe(true);
    expect(isWithinBounds({ wantedGoodsCents: 1, shippingCents: 0 }, bounds)).toBe(true);
    expect(isWithinBounds({ wantedGoodsCents: 0, shippingCents: 1 }, bounds)).toBe(true);
    for (const [goodsCents, shippingCents] of [
      [0, 0],
      [1001, 0],
      [900, 301],
      [-1, 300],
      [900, -1],
    ] as const) {
      expect(isWithinBounds({ wantedGoodsCents: goodsCents, shippingCents }, bounds)).toBe(false);
    }
  });
});

describe('allocateNewPrice', () => {
  it('replaces an earlier change instead of adding to it', () => {
    const lines = [line(1, 1000, [coupon(100), priceChangeReduction(300)]), line(2, 500)];
    expect(goodsBeforeChange(lines)).toBe(1400);
    expect(
      allocateNewPrice(lines, { wantedGoodsCents: 1400, shippingCents: 0 }).map((one) => one.takenOffCents),
    ).toEqual([0, 0]);
    expect(
      allocateNewPrice(lines, { wantedGoodsCents: 700, shippingCents: 0 }).map((one) => one.takenOffCents),
    ).toEqual([450, 250]);
  });

  it('splits any price over the lines to the cent, and takes no line below zero', () => {
    const amounts = fc.record({ goods: fc.nat(100_000), off: fc.nat(100), shipping: fc.nat(5_000) });
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 8 }), fc.nat(), fc.nat(), (drafts, goods, shipping) => {
        const lines = drafts.map((one, index) =>
          line(index, one.goods, [coupon(Math.floor((one.goods * one.off) / 100))], one.shipping),
        );
        const before = goodsBeforeChange(lines);
        const freight = lines.reduce((sum, one) => sum + one.shippingCents, 0);
        const newPrice = { wantedGoodsCents: goods % (before + 1), shippingCents: shipping % (freight + 1) };
        const changed = allocateNewPrice(lines, newPrice);
        const left = changed.map((one, index) => {
          const { goodsCents = 0, reductions = [] } = lines[index] ?? {};
          return goodsCents - (reductions[0]?.amountCents ?? 0) - one.takenOffCents;
        });
        expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
        expect(left.reduce((sum, one) => sum + one, 0)).toBe(newPrice.wantedGoodsCents);
        expect(changed.reduce((sum, one) => sum + one.shippingCents, 0)).toBe(newPrice.shippingCents);
      }),
    );
  });
});
