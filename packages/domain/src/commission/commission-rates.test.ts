import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionAfter, commissionOf } from './commission-of.ts';
import { type CommissionRate, commissionAt, toCommissionTable } from './commission-rates.ts';

const MALL = 500;
const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const rate = (
  storeId: number | null,
  categoryId: number | null,
  basisPoints: number | null,
  from = 1,
): CommissionRate => ({ storeId, categoryId, basisPoints, validFrom: day(from) });

/** Phones are a category below electronics. */
const [ELECTRONICS, PHONES] = [10, 11];
const SOLD = { storeId: 2, categoryIds: [ELECTRONICS, PHONES] };

describe('commissionAt', () => {
  it.each<[string, CommissionRate[], number]>([
    ['the rate of the mall without others', [], MALL],
    ['not the rate of another store or category', [rate(3, null, 1), rate(null, 12, 2), rate(3, PHONES, 3)], MALL],
    ['the category above', [rate(null, ELECTRONICS, 300)], 300],
    ['the nearest category', [rate(null, ELECTRONICS, 300), rate(null, PHONES, 200)], 200],
    ['the store before categories', [rate(null, PHONES, 200), rate(2, null, 400)], 400],
    ['store and category before the store', [rate(2, null, 400), rate(2, ELECTRONICS, 350)], 350],
    ['the nearest of store and category', [rate(2, ELECTRONICS, 350), rate(2, PHONES, 0)], 0],
    ['the latest that has begun', [rate(2, null, 400), rate(2, null, 450, 5), rate(2, null, 900, 20)], 450],
    ['a rate from its first moment', [rate(2, null, 450, 10)], 450],
    ['nothing that is only planned', [rate(2, null, 450, 11)], MALL],
    ['the next scope when its own has ended', [rate(2, null, 400), rate(2, null, null, 5), rate(null, PHONES, 7)], 7],
  ])('finds %s', (_what, rates, expected) => {
    expect(commissionAt(toCommissionTable(rates), SOLD, day(10), MALL)).toBe(expected);
  });
});

describe('commissionOf', () => {
  const line = (goodsCents: number, commissionBasisPoints: number, storeBears = 0, mallBears = 0) => ({
    ...{ goodsCents, commissionBasisPoints },
    reductions: [
      { bearer: 'store' as const, amountCents: storeBears },
      { bearer: 'mall' as const, amountCents: mallBears },
    ],
  });

  it('applies to the goods less the store’s reductions, each line at its rate, rounded down once', () => {
    expect(commissionOf([line(10_000, 500, 1_001, 800)])).toBe(449);
    expect(commissionOf([line(1_999, 250), line(10_001, 1_000)])).toBe(1_050);
    expect(commissionOf([line(19, 500), line(1, 500)])).toBe(1);
    expect(commissionOf([line(300, 500, 300)])).toBe(0);
  });
});

describe('commissionAfter', () => {
  const line = (goodsCents: number, commissionBasisPoints: number, returnedCents: number) => {
    return { goodsCents, commissionBasisPoints, returnedCents, reductions: [] };
  };

  it('applies to the goods left after refunds, each line at its own rate', () => {
    // 10.00 at 10 % and 90.00 at 1 %: refunding the first line costs the mall 1.00, refunding the second 0.90.
    expect(commissionAfter([line(1_000, 1_000, 1_000), line(9_000, 100, 0)])).toBe(90);
    expect(commissionAfter([line(1_000, 1_000, 0), line(9_000, 100, 9_000)])).toBe(100);
    expect(commissionAfter([line(1_000, 1_000, 1_000), line(9_000, 100, 9_000)])).toBe(0);
  });

  it('falls to zero over any sequence of refunds, each time by at most the refund', () => {
    const sold = fc.record({
      goodsCents: fc.integer({ min: 1, max: 100_000 }),
      rate: fc.integer({ min: 0, max: 10_000 }),
    });
    const parts = fc.array(fc.record({ index: fc.nat(), share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(sold, { minLength: 1, maxLength: 5 }), parts, (things, refunds) => {
        const lines = things.map(({ goodsCents, rate }) => ({ ...line(goodsCents, rate, 0) }));
        const whole = commissionOf(lines);
        let kept = whole;
        let givenUp = 0;
        const rest = lines.map((_, index) => ({ index, share: 1 }));
        for (const { index, share } of [...refunds, ...rest]) {
          const one = lines[index % lines.length];
          if (!one) continue;
          const cents = Math.floor((one.goodsCents - one.returnedCents) * share);
          one.returnedCents += cents;
          const left = commissionAfter(lines);
          expect(kept - left).toBeGreaterThanOrEqual(0);
          expect(kept - left).toBeLessThanOrEqual(cents);
          givenUp += kept - left;
          kept = left;
        }
        expect(givenUp).toBe(whole);
        expect(kept).toBe(0);
      }),
    );
  });
});
