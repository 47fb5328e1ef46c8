import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canKeepGift,
  deductKeptGifts,
  isBelowMinimum,
  isFreeLine,
  maxRefund,
  type RefundableLine,
  reduceToAgreedAmount,
} from './refund-amounts.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 7 }),
  goodsCents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50_000 })),
  shippingCents: fc.integer({ min: 0, max: 900 }),
  points: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 })),
  mallBearsCents: fc.integer({ min: 0, max: 5_000 }),
});
const order = fc.array(line, { minLength: 1, maxLength: 5 });

const toLines = (drafts: typeof order extends fc.Arbitrary<infer Drafts> ? Drafts : never): RefundableLine[] =>
  drafts.map(({ goodsCents, ...draft }, index) => ({
    ...{
      ...draft,
      id: index + 1,
      payableCents: goodsCents + draft.shippingCents,
      refundedQuantity: 0,
      claimedQuantity: 0,
    },
  }));

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

describe('refunds by line', () => {
  it('add up to exactly the amount paid, with postage and points once, in any order and quantity', () => {
    const picks = fc.infiniteStream(fc.nat());
    fc.assert(
      fc.property(order, picks, (drafts, dice) => {
        const lines = toLines(drafts);
        // Lines that cost nothing are refunded with the rest, so there has to be another line.
        fc.pre(lines.some((one) => !isFreeLine(one)));
        const given = { cents: 0, points: 0, mallBears: 0, postage: 0 };
        const state = lines.map((one) => ({ ...one }));
        const left = () => state.filter((one) => one.refundedQuantity < one.quantity && !isFreeLine(one));
        for (let open = left(); open.length > 0; open = left()) {
          const picked = open[Number(dice.next().value) % open.length] as RefundableLine & { refundedQuantity: number };
          const pieces = 1 + (Number(dice.next().value) % (picked.quantity - picked.refundedQuantity));
          const most = maxRefund(state, [{ orderLineId: picked.id, quantity: pieces }], { isUnsent: true });
          expect(most.postageCents > 0).toBe(
            sum(lines.map((one) => one.shippingCents)) > 0 &&
              open.every((one) => one === picked && one.refundedQuantity + pieces === one.quantity),
          );
          given.cents += most.amountCents;
          given.postage += most.postageCents;
          given.points += most.points;
          given.mallBears += sum(most.parts.map((part) => part.mallBearsCents));
          picked.refundedQuantity += pieces;
        }
        expect(given).toEqual({
          cents: sum(lines.map((one) => one.payableCents)),
          postage: sum(lines.map((one) => one.shippingCents)),
          points: sum(lines.map((one) => one.points)),
          mallBears: sum(lines.filter((one) => !isFreeLine(one)).map((one) => one.mallBearsCents)),
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it('exclude the postage of an order that was sent', () => {
    const lines = toLines([{ quantity: 1, goodsCents: 1_000, shippingCents: 500, points: 0, mallBearsCents: 0 }]);
    const pieces = [{ orderLineId: 1, quantity: 1 }];
    expect(maxRefund(lines, pieces, { isUnsent: false })).toMatchObject({ amountCents: 1_000, postageCents: 0 });
    expect(maxRefund(lines, pieces, { isUnsent: true })).toMatchObject({ amountCents: 1_500, postageCents: 500 });
  });

  it('split a lower amount proportionally, to the cent, and never exceed the amount paid per line', () => {
    fc.assert(
      fc.property(order, fc.nat(), (drafts, wanted) => {
        const lines = toLines(drafts);
        const all = lines.map(({ id, quantity }) => ({ orderLineId: id, quantity }));
        const most = maxRefund(lines, all, { isUnsent: true });
        const agreed = reduceToAgreedAmount(most, most.amountCents === 0 ? 0 : wanted % (most.amountCents + 1));
        expect(agreed.amountCents).toBe(most.amountCents === 0 ? 0 : wanted % (most.amountCents + 1));
        for (const [index, part] of agreed.parts.entries()) {
          const limit = most.parts[index];
          expect(part.goodsCents).toBeLessThanOrEqual(limit?.goodsCents ?? 0);
          expect(part.postageCents).toBeLessThanOrEqual(limit?.postageCents ?? 0);
          expect(part.points).toBeLessThanOrEqual(limit?.points ?? 0);
        }
      }),
    );
  });

  it('are at least one cent, unless points are returned', () => {
    expect(isBelowMinimum({ amountCents: 0, points: 0 })).toBe(true);
    expect(isBelowMinimum({ amountCents: 0, points: 10 })).toBe(false);
    expect(isBelowMinimum({ amountCents: 1, points: 0 })).toBe(false);
  });
});

describe('gifts in refunds', () => {
  it.each([
    [0, 0, true],
    [2_000, 5_000, true],
    [4_999, 5_000, true],
    [5_000, 5_000, false],
    [5_001, 5_000, false],
  ])('worth %i may stay when %i is refundable: %s', (worthCents, refundableCents, mayStay) => {
    expect(canKeepGift(worthCents, refundableCents)).toBe(mayStay);
  });

  it('that stay are taken off the refund of their main item only', () => {
    const part = { mallBearsCents: 70, points: 30, postageCents: 500 };
    const parts = [
      { orderLineId: 1, goodsCents: 5_000, ...part },
      { orderLineId: 2, goodsCents: 900, ...part },
    ];
    const most = { parts, amountCents: 6_900, postageCents: 1_000, points: 60 };
    expect(deductKeptGifts(most, new Map([[1, 1_200]]))).toEqual({
      parts: [{ orderLineId: 1, goodsCents: 3_800, ...part }, parts[1]],
      ...{ amountCents: 5_700, postageCents: 1_000, points: 60 },
    });
  });
});
