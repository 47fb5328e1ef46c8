import { describe, expect, it } from 'vitest';
import { buyerPoints, buyerWallet, clearingAt, escrowOf, escrowOfRefund } from './accounts.ts';
import { type JournalLine, normaliseLines } from './journal.ts';
import { payOutOrder } from './pay-out-order.ts';
import { bookFailedRefund, bookRefund, creditRefund, refundShare } from './refund-order.ts';

const share = { tradeId: 7, userId: 'ada', paidCents: 2468, mallBearsCents: 533, points: 150 };
const amountAt = (lines: JournalLine[], account: object) =>
  normaliseLines(lines).find((line) => JSON.stringify(line.account) === JSON.stringify(account))?.amount;

describe('refundShare', () => {
  it('takes exactly the store’s share before commission from the escrow', () => {
    const reductions = [{ amountCents: 533, bearer: 'mall' as const }];
    const order = {
      tradeId: 7,
      storeId: 2,
      goodsCents: 3001,
      reductions,
      payableCents: 2468,
      commissionCents: 125,
      refundedBeforeCents: 0,
      commissionRefundedBeforeCents: 0,
    };
    const lines = refundShare(share, 1, 'gateway');
    expect(amountAt(lines, escrowOf(7))).toBe(amountAt(payOutOrder(order), escrowOf(7)));
    expect(amountAt(lines, escrowOfRefund(1))).toBe(2468);
    expect(amountAt(lines, buyerPoints('ada'))).toBe(150);
    expect(amountAt(refundShare(share, 1, 'balance'), buyerWallet('ada'))).toBe(2468);
  });

  it('is paid by the gateway, owed again after a failure, and can be credited to the balance', () => {
    const lines = [
      ...refundShare(share, 1, 'gateway'),
      ...bookRefund(1, 'stripe', 2468),
      ...bookFailedRefund(1, 'stripe', 2468),
      ...creditRefund(1, 'ada', 2468),
    ];
    expect(amountAt(lines, escrowOfRefund(1))).toBeUndefined();
    expect(amountAt(lines, clearingAt('stripe'))).toBeUndefined();
    expect(amountAt(lines, buyerWallet('ada'))).toBe(2468);
  });
});
