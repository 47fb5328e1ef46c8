import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forfeitedSaving } from './combo-refund.ts';
import { maxRefund, type RefundableLine } from './refund-amounts.ts';

const RUNS = Number(process.env.COMBO_REFUNDS ?? 150);

interface PartDraft {
  readonly perSet: number;
  readonly unitCents: number;
  readonly savedCents: number;
  readonly isFixed?: boolean;
}

function linesOf(parts: readonly PartDraft[], { sets = 1, least = 0 } = {}): RefundableLine[] {
  return parts.map(({ perSet, unitCents, savedCents, isFixed = true }, index) => ({
    ...{ id: index + 1, quantity: sets * perSet, payableCents: sets * perSet * unitCents, shippingCents: 0, points: 0 },
    ...{ mallBearsCents: 0, refundedQuantity: 0, claimedQuantity: 0, withheldCents: 0 },
    combo: { perSet, isFixed, least, savedCents },
  }));
}

/** Refunds pieces; returns the refunded amount, and the lines afterwards. */
function giveBack(lines: readonly RefundableLine[], orderLineId: number, quantity: number) {
  const { amountCents, parts } = maxRefund(lines, [{ orderLineId, quantity }], { isUnsent: false });
  const after = lines.map((line) => {
    const part = parts.find((one) => one.orderLineId === line.id);
    return {
      ...line,
      refundedQuantity: line.refundedQuantity + (line.id === orderLineId ? quantity : 0),
      withheldCents: (line.withheldCents ?? 0) + (part?.withheldCents ?? 0),
    };
  });
  return { amountCents, lines: after, parts };
}

describe('refund of one part of a combo', () => {
  // 90 and 40 instead of 100 and 50: 130 were paid.
  const both = linesOf([
    { perSet: 1, unitCents: 9_000, savedCents: 1_000 },
    { perSet: 1, unitCents: 4_000, savedCents: 1_000 },
  ]);

  it('withholds the lost saving, since the kept part costs its normal price, and refunds it with the last part', () => {
    const first = giveBack(both, 2, 1);
    expect(first.amountCents).toBe(13_000 - 10_000);
    const second = giveBack(first.lines, 1, 1);
    expect(second.amountCents).toBe(10_000);
    expect(second.parts.map(({ goodsCents }) => goodsCents)).toEqual([9_000, 1_000]);
    expect(second.lines.map(({ withheldCents }) => withheldCents)).toEqual([0, 0]);
  });

  it('is zero when the lost saving is as high, and complete with the rest', () => {
    const lines = linesOf([
      { perSet: 1, unitCents: 5_000, savedCents: 5_000 },
      { perSet: 1, unitCents: 2_000, savedCents: 0 },
    ]);
    const first = giveBack(lines, 2, 1);
    expect([first.amountCents, giveBack(first.lines, 1, 1).amountCents]).toEqual([0, 7_000]);
  });

  it('withholds nothing while the rest is still a combo', () => {
    const lines = linesOf(
      [
        { perSet: 1, unitCents: 9_000, savedCents: 1_000 },
        { perSet: 1, unitCents: 4_000, savedCents: 1_000, isFixed: false },
        { perSet: 1, unitCents: 3_000, savedCents: 500, isFixed: false },
      ],
      { least: 1 },
    );
    const first = giveBack(lines, 3, 1);
    expect(first.amountCents).toBe(3_000);
    expect(giveBack(first.lines, 2, 1).amountCents).toBe(4_000 - 1_000);
  });

  it('keeps the price of the sets that stay complete', () => {
    const lines = linesOf(
      [
        { perSet: 1, unitCents: 9_000, savedCents: 1_000 },
        { perSet: 2, unitCents: 4_000, savedCents: 500 },
      ],
      { sets: 3 },
    );
    // Two sets stay complete; of the third, the main product and one piece remain, at normal prices.
    expect(giveBack(lines, 2, 1).amountCents).toBe(4_000 - 1_000 - 500);
    expect(giveBack(lines, 2, 2).amountCents).toBe(8_000 - 1_000);
  });

  it('returns for whole sets exactly the amount paid', () => {
    const lines = linesOf(
      [
        { perSet: 1, unitCents: 9_001, savedCents: 999 },
        { perSet: 2, unitCents: 4_000, savedCents: 500 },
      ],
      { sets: 3 },
    );
    const pieces = [
      { orderLineId: 1, quantity: 2 },
      { orderLineId: 2, quantity: 4 },
    ];
    expect(maxRefund(lines, pieces, { isUnsent: true }).amountCents).toBe(2 * (9_001 + 8_000));
  });
});

const partDraft = fc.record({
  perSet: fc.integer({ min: 1, max: 3 }),
  unitCents: fc.integer({ min: 1, max: 5_000 }),
  savedCents: fc.integer({ min: 0, max: 3_000 }),
  isFixed: fc.boolean(),
  /** Part of the price that was paid with points. */
  offCents: fc.integer({ min: 0, max: 500 }),
});

const comboDraft = fc.record({
  parts: fc.array(partDraft, { minLength: 2, maxLength: 5 }),
  sets: fc.integer({ min: 1, max: 4 }),
  least: fc.integer({ min: 0, max: 3 }),
  steps: fc.array(fc.record({ line: fc.nat(4), pieces: fc.integer({ min: 1, max: 12 }) }), { maxLength: 12 }),
});

it(`refunds of ${RUNS} random combos, piece by piece in any order, add up to exactly the amount paid`, () => {
  fc.assert(
    fc.property(comboDraft, ({ parts, sets, least, steps }) => {
      const [main, ...others] = parts;
      if (!main) return;
      const optional = others.filter(({ isFixed }) => !isFixed).length;
      const start = linesOf([{ ...main, isFixed: true }, ...others], { sets, least: Math.min(least, optional) });
      let lines = start.map((line, index) => ({
        ...line,
        payableCents: Math.max(0, line.payableCents - (parts[index]?.offCents ?? 0)),
      }));
      const paid = lines.reduce((sum, { payableCents }) => sum + payableCents, 0);
      const paidFor = new Map(lines.map(({ id, payableCents }) => [id, payableCents]));
      const given = new Map(lines.map(({ id }) => [id, 0]));
      const all = [...steps, ...lines.map((_, line) => ({ line, pieces: 99 }))];
      for (const { line, pieces } of all) {
        const chosen = lines[line % lines.length];
        const left = chosen ? chosen.quantity - chosen.refundedQuantity : 0;
        if (!chosen || left === 0) continue;
        const step = giveBack(lines, chosen.id, Math.min(pieces, left));
        lines = step.lines as typeof lines;
        for (const { orderLineId, goodsCents } of step.parts) {
          expect(goodsCents).toBeGreaterThanOrEqual(0);
          given.set(orderLineId, (given.get(orderLineId) ?? 0) + goodsCents);
        }
        for (const one of lines) {
          const held = one.withheldCents ?? 0;
          expect(held).toBeGreaterThanOrEqual(0);
          expect((given.get(one.id) ?? 0) + held).toBeLessThanOrEqual(paidFor.get(one.id) ?? 0);
        }
      }
      expect([...given.values()].reduce((sum, one) => sum + one, 0)).toBe(paid);
    }),
    { numRuns: RUNS, seed: 20_261_117 },
  );
});

it('forfeitedSaving is zero when nothing or only whole sets are kept', () => {
  const kept = (pieces: number, perSet = 1) => ({ pieces, perSet, isFixed: true, savedCents: 100 });
  expect([forfeitedSaving([kept(0), kept(0)], 0), forfeitedSaving([kept(2), kept(4, 2)], 0)]).toEqual([0, 0]);
  expect(forfeitedSaving([kept(2), kept(3, 2)], 0)).toBe(200);
});
