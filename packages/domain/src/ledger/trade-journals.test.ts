import { describe, expect, it } from 'vitest';
import { buyerWallet } from './accounts.ts';
import { normaliseLines } from './journal.ts';
import { holdPoints, payTrade, returnPoints } from './trade-journals.ts';

const balances = (lines: ReturnType<typeof payTrade>) =>
  normaliseLines(lines).map(({ account, amount }) => [account.kind, account.unit, amount]);

describe('payTrade, holdPoints and returnPoints', () => {
  it('payTrade moves the buyer’s money and the mall’s share into escrow, and the held points out of it', () => {
    const from = buyerWallet('ada');
    expect(balances(payTrade({ tradeId: 1, from, paidCents: 700, mallBearsCents: 300, points: 250 }))).toEqual([
      ['buyerWallet', 'cents', -700],
      ['escrow', 'cents', 1000],
      ['escrow', 'points', -250],
      ['promotionCost', 'cents', -300],
      ['pointsIssued', 'points', 250],
    ]);
  });

  it('payTrade moves no money of the buyer when nothing is left to pay', () => {
    const lines = payTrade({ tradeId: 1, from: undefined, paidCents: 0, mallBearsCents: 300, points: 0 });
    expect(balances(lines)).toEqual([
      ['escrow', 'cents', 300],
      ['promotionCost', 'cents', -300],
    ]);
    expect(payTrade({ tradeId: 1, from: undefined, paidCents: 0, mallBearsCents: 0, points: 0 })).toEqual([]);
  });

  it('returnPoints reverses holdPoints', () => {
    expect(() => normaliseLines([...holdPoints('ada', 1, 50), ...returnPoints('ada', 1, 50)])).toThrow('nothing moves');
  });
});
