import { describe, expect, it } from 'vitest';
import { type ClawableOrder, clawBack } from './claw-back.ts';
import { mayOverdraw, normaliseLines } from './journal.ts';

const order: ClawableOrder = {
  ...{ tradeId: 1, storeId: 2, goodsCents: 10_000, payableCents: 9_700, refundedBeforeCents: 1_000 },
  ...{ reductions: [{ bearer: 'mall', amountCents: 300 }], clawedBackCents: 2_000 },
};

describe('clawBack', () => {
  it('takes the refund from the store and its commission from the mall, into the escrow', () => {
    const lines = normaliseLines(clawBack(order, { cents: 7_000, commissionCents: 350 }));
    expect(lines.map(({ account: { kind }, amount }) => [kind, amount])).toEqual(
      expect.arrayContaining([
        ['storePayable', -6_650],
        ['commission', -350],
        ['escrow', 7_000],
      ]),
    );
  });

  it('throws for too high an amount, for zero, and for a commission above the amount', () => {
    expect(() => clawBack(order, { cents: 7_001, commissionCents: 0 })).toThrow('clawBack');
    expect(() => clawBack(order, { cents: 0, commissionCents: 0 })).toThrow('clawBack');
    expect(() => clawBack(order, { cents: 10, commissionCents: 11 })).toThrow('clawBack');
  });

  it('is the only journal that may take a store’s balance below zero', () => {
    expect(mayOverdraw('clawedBack', { kind: 'storePayable' })).toBe(true);
    expect(mayOverdraw('payoutRequested', { kind: 'storePayable' })).toBe(false);
    expect(mayOverdraw('clawedBack', { kind: 'buyerWallet' })).toBe(false);
    expect(mayOverdraw('orderPaid', { kind: 'clearing' })).toBe(true);
  });
});
