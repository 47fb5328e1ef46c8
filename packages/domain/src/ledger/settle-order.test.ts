import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceTrade } from '../pricing/price-trade.ts';
import { anyTrade } from '../pricing/testing/any-trade.ts';
import { escrowOf } from './accounts.ts';
import { settleLines } from './journal.ts';
import { type SettledOrder, settleOrder } from './settle-order.ts';
import { payTrade } from './trade-journals.ts';

const TRADE = 1;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function partsOf(order: SettledOrder) {
  const lines = settleOrder(order);
  const of = (kind: string) => sum(lines.filter(({ account }) => account.kind === kind).map(({ amount }) => amount));
  return { escrow: of('escrow'), store: of('storePayable'), commission: of('commission') };
}

/** Every order of a trade that priceTrade can come up with, each at a percentage of its own. */
const anyOrders = fc
  .tuple(anyTrade, fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }))
  .map(([question, percents]) => {
    const trade = priceTrade(question);
    const orders = trade.orders.map((order, at) => ({
      ...order,
      tradeId: TRADE,
      commissionPercent: percents[at] ?? 0,
    }));
    return { trade, orders };
  });

describe('settleOrder', () => {
  it('takes commission of the goods that were paid, whoever paid them, and none of the shipping', () => {
    const order = {
      tradeId: TRADE,
      storeId: 2,
      goodsCents: 10_000,
      reductions: [
        { bearer: 'store', amountCents: 1_001 },
        { bearer: 'mall', amountCents: 500 },
        { bearer: 'mall', amountCents: 300 },
      ],
      payableCents: 10_000 - 1_801 + 700,
      commissionPercent: 5,
    } as const;
    expect(settleLines(settleOrder(order)).map(({ account, amount }) => [account, amount])).toEqual([
      [{ kind: 'escrow', owner: '1', unit: 'cents' }, -9_699],
      [{ kind: 'storePayable', owner: '2', unit: 'cents' }, 9_250],
      [{ kind: 'commission', owner: 'mall', unit: 'cents' }, 449],
    ]);
  });

  it('moves nothing for what the store gave away', () => {
    const given = [{ bearer: 'store', amountCents: 300 }] as const;
    const order = { tradeId: TRADE, storeId: 2, goodsCents: 300, payableCents: 0, commissionPercent: 5 };
    expect(settleOrder({ ...order, reductions: given })).toEqual([]);
  });

  it('adds up, and leaves nobody with less than nothing', () => {
    fc.assert(
      fc.property(anyOrders, ({ orders }) => {
        for (const order of orders) {
          const { escrow, store, commission } = partsOf(order);
          expect(store + commission + escrow).toBe(0);
          expect(Math.min(store, commission, -escrow)).toBeGreaterThanOrEqual(0);
          expect(commission).toBeLessThanOrEqual(order.goodsCents);
          expect(store).toBeGreaterThanOrEqual(order.shippingCents);
        }
      }),
    );
  });

  it('leaves nothing in escrow once all orders of a trade are settled', () => {
    fc.assert(
      fc.property(anyOrders, ({ trade, orders }) => {
        const borne = trade.reductions.filter(({ bearer }) => bearer === 'mall');
        const paid = payTrade({
          tradeId: TRADE,
          from: escrowOf(0),
          paidCents: trade.payableCents,
          mallBearsCents: sum(borne.map(({ amountCents }) => amountCents)),
          points: 0,
        });
        const lines = [...paid, ...orders.flatMap(settleOrder)];
        const left = lines.filter(({ account: { kind, owner } }) => kind === 'escrow' && owner === String(TRADE));
        expect(sum(left.map(({ amount }) => amount))).toBe(0);
      }),
    );
  });
});
