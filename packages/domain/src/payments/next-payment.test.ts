import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRADE_STATE } from '../orders/order-status.ts';
import { isOpenToPay, nextPayment, splitRefund } from './next-payment.ts';

describe('nextPayment', () => {
  it('is the whole amount, or first the deposit and then the balance', () => {
    const trade = { state: TRADE_STATE.unpaid, payableCents: 1_000, depositCents: null };
    expect(nextPayment(trade)).toEqual({ part: 'whole', cents: 1_000 });
    expect(nextPayment({ ...trade, depositCents: 300 })).toEqual({ part: 'deposit', cents: 300 });
    const deposited = { ...trade, state: TRADE_STATE.deposited, depositCents: 300 };
    expect(nextPayment(deposited)).toEqual({ part: 'balance', cents: 700 });
  });
});

describe('isOpenToPay', () => {
  it('allows the balance only within its window', () => {
    const trade = { state: TRADE_STATE.deposited, isExpired: false, isTooEarly: false };
    expect(isOpenToPay(trade)).toBe(true);
    expect(isOpenToPay({ ...trade, isTooEarly: true })).toBe(false);
    expect(isOpenToPay({ ...trade, isExpired: true })).toBe(false);
    // Deposits are paid before the window of the balance opens.
    expect(isOpenToPay({ ...trade, state: TRADE_STATE.unpaid, isTooEarly: true })).toBe(true);
    expect(isOpenToPay({ ...trade, state: TRADE_STATE.paid })).toBe(false);
  });
});

describe('splitRefund', () => {
  it('adds up to the refund to the cent, and never exceeds the amount of a payment', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(cents, cents, fc.double({ min: 0, max: 1, noNaN: true }), (balance, deposit, share) => {
        const wanted = Math.floor((balance + deposit) * share);
        const parts = splitRefund(wanted, [
          { part: 'balance', cents: balance, refundedCents: 0 },
          { part: 'deposit', cents: deposit, refundedCents: 0 },
        ]);
        expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(wanted);
        for (const { part, cents: given } of parts)
          expect(given).toBeLessThanOrEqual(part === 'balance' ? balance : deposit);
      }),
    );
  });

  it('throws for more than was paid', () => {
    expect(() => splitRefund(2, [{ part: 'deposit', cents: 3, refundedCents: 2 }])).toThrow('never paid');
  });
});
