import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionOf } from '../commission/commission-of.ts';
import { priceTrade } from '../pricing/price-trade.ts';
import { anyTrade } from '../pricing/testing/any-trade.ts';
import { escrowOf } from './accounts.ts';
import { normaliseLines } from './journal.ts';
import { type PaidOutOrder, payOutOrder } from './pay-out-order.ts';
import { payTrade } from './trade-journals.ts';

const TRADE = 1;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function partsOf(order: PaidOutOrder) {
  const lines = payOutOrder(order);
  const of = (kind: string) => sum(lines.filter(({ account }) => account.kind === kind).map(({ amount }) => amount));
  return { escrow: of('escrow'), store: of('storePayable'), commission: of('commission') };
}

/** Orders of random trades priced by `priceTrade`, each with its own percentage of commission. */
const anyOrders = fc
  .tuple(anyTrade, fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }))
  .map(([question, percents]) => {
    const trade = priceTrade(question);
    const orders = trade.orders.map((order, index) => ({
      ...order,
      tradeId: TRADE,
      refundedBeforeCents: 0,
      commissionRefundedBeforeCents: 0,
      commissionCents: commissionOf(
        order.lines.map((line) => ({ ...line, commissionBasisPoints: (percents[index] ?? 0) * 100 })),
      ),
    }));
    return { trade, orders };
  });

describe('payOutOrder', () => {
  it('moves the commission to the mall and the rest to the store', () => {
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
      commissionCents: 449,
      refundedBeforeCents: 0,
      commissionRefundedBeforeCents: 0,
    } as const;
    expect(normaliseLines(payOutOrder(order)).map(({ account, amount }) => [account, amount])).toEqual([
      [{ kind: 'escrow', owner: '1', unit: 'cents' }, -9_699],
      [{ kind: 'storePayable', owner: '2', unit: 'cents' }, 9_250],
      [{ kind: 'commission', owner: 'mall', unit: 'cents' }, 449],
    ]);
  });

  it('moves nothing for a free order', () => {
    const given = [{ bearer: 'store', amountCents: 300 }] as const;
    const order = {
      tradeId: TRADE,
      storeId: 2,
      goodsCents: 300,
      payableCents: 0,
      commissionCents: 0,
      refundedBeforeCents: 0,
      commissionRefundedBeforeCents: 0,
    };
    expect(payOutOrder({ ...order, reductions: given })).toEqual([]);
  });

  it('adds up without negative amounts', () => {
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

  it('leaves nothing in escrow after all orders of a trade', () => {
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
        const lines = [...paid, ...orders.flatMap(payOutOrder)];
        const left = lines.filter(({ account: { kind, owner } }) => kind === 'escrow' && owner === String(TRADE));
        expect(sum(left.map(({ amount }) => amount))).toBe(0);
      }),
    );
  });
});
