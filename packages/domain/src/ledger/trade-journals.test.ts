import { describe, expect, it } from 'vitest';
import { buyerWallet } from './accounts.ts';
import { settleLines } from './journal.ts';
import { holdPoints, payTrade, returnPoints } from './trade-journals.ts';

const balances = (lines: ReturnType<typeof payTrade>) =>
  settleLines(lines).map(({ account, amount }) => [account.kind, account.unit, amount]);

describe('the journals of a trade', () => {
  it('put what the buyer pays and what the mall bears into escrow, and spend the points', () => {
    const from = buyerWallet('ada');
    expect(balances(payTrade({ tradeId: 1, from, paidCents: 700, mallBearsCents: 300, points: 250 }))).toEqual([
      ['buyerWallet', 'cents', -700],
      ['escrow', 'cents', 1000],
      ['escrow', 'points', -250],
      ['promotionCost', 'cents', -300],
      ['pointsIssued', 'points', 250],
    ]);
  });

  it('move no money of the buyer where nothing was left to pay', () => {
    const lines = payTrade({ tradeId: 1, from: undefined, paidCents: 0, mallBearsCents: 300, points: 0 });
    expect(balances(lines)).toEqual([
      ['escrow', 'cents', 300],
      ['promotionCost', 'cents', -300],
    ]);
    expect(payTrade({ tradeId: 1, from: undefined, paidCents: 0, mallBearsCents: 0, points: 0 })).toEqual([]);
  });

  it('give back exactly what was held', () => {
    expect(() => settleLines([...holdPoints('ada', 1, 50), ...returnPoints('ada', 1, 50)])).toThrow('moves nothing');
  });
});
