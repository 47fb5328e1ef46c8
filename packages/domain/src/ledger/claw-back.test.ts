import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clawBack, shareClawBack } from './claw-back.ts';
import { mayOverdraw, normaliseLines } from './journal.ts';
import { storeShare } from './pay-out-order.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** An order, and a way to take it back in parts. */
const anyParts = fc
  .record({
    goodsCents: fc.integer({ min: 1, max: 1_000_000 }),
    shippingCents: fc.integer({ min: 0, max: 5_000 }),
    storePercent: fc.integer({ min: 0, max: 90 }),
    commissionPercent: fc.integer({ min: 0, max: 100 }),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
  })
  .map(({ goodsCents, shippingCents, storePercent, commissionPercent, cuts }) => {
    const storeCents = Math.floor((goodsCents * storePercent) / 100);
    const reductions = storeCents > 0 ? [{ bearer: 'store' as const, amountCents: storeCents }] : [];
    const payableCents = goodsCents - storeCents + shippingCents;
    const commissionCents = Math.floor(((goodsCents - storeCents) * commissionPercent) / 100);
    const order = { tradeId: 1, storeId: 2, goodsCents, reductions, payableCents, commissionCents };
    const edges = [0, ...cuts.map((cut) => Math.floor(cut * payableCents)).toSorted((a, b) => a - b), payableCents];
    const parts = edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0));
    return { order, parts: parts.filter((part) => part > 0) };
  });

describe('clawBack', () => {
  it('adds up to what store and mall got, however it is divided, and every journal to zero', () => {
    fc.assert(
      fc.property(anyParts, ({ order, parts }) => {
        let clawedBackCents = 0;
        const shares = parts.map((cents) => {
          const lines = normaliseLines(clawBack({ ...order, clawedBackCents }, cents));
          expect(sum(lines.map(({ amount }) => amount))).toBe(0);
          const share = shareClawBack({ ...order, clawedBackCents }, cents);
          clawedBackCents += cents;
          return share;
        });
        const { netCents, commissionCents } = storeShare(order);
        expect(sum(shares.map(({ storeCents }) => storeCents))).toBe(netCents);
        expect(sum(shares.map((share) => share.commissionCents))).toBe(commissionCents);
        expect(shares.every((share) => share.storeCents >= 0 && share.commissionCents >= 0)).toBe(true);
      }),
    );
  });

  it('takes nothing twice', () => {
    fc.assert(
      fc.property(anyParts, fc.integer({ min: 1, max: 100 }), ({ order }, more) => {
        expect(() => shareClawBack({ ...order, clawedBackCents: order.payableCents }, more)).toThrow('shareClawBack');
      }),
    );
  });

  it('is the only journal that takes a store below zero', () => {
    expect(mayOverdraw('clawedBack', { kind: 'storePayable' })).toBe(true);
    expect(mayOverdraw('payoutRequested', { kind: 'storePayable' })).toBe(false);
    expect(mayOverdraw('clawedBack', { kind: 'buyerWallet' })).toBe(false);
    expect(mayOverdraw('orderPaid', { kind: 'clearing' })).toBe(true);
  });
});
