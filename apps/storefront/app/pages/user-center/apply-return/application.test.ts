import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '../../../features/orders/order.ts';
import type { Refundable } from '../../../features/refunds/refund.ts';
import { REFUND } from '../../../features/refunds/testing/sample-refund.ts';
import { changedApplication, chosenLine, newApplication } from './application.ts';
import { maxRefund } from './refund-limits.ts';

const line = (orderItemId: number, changes: Partial<Refundable['lines'][number]> = {}) => ({
  orderItemId,
  prodId: 1,
  skuId: 11,
  prodName: 'Lamp',
  skuName: '',
  pic: '',
  prodCount: 2,
  maxCount: 2,
  maxAmount: 20,
  maxScore: 10,
  isGift: false,
  combo: null,
  gift: null,
  ...changes,
});

const INFO: Refundable = {
  orderNumber: REFUND.orderNumber,
  shopId: 2,
  shopName: 'Northwind Audio',
  status: 2,
  isVirtual: false,
  applyTypes: [1],
  endTimeIso: null,
  mobile: '13800138000',
  lines: [line(7), line(8)],
  comboAmount: null,
  postage: 5,
};

describe('newApplication for part of a combo', () => {
  const combo = { name: 'Desk set', perSet: 1, isWholeSets: false, amounts: [12, 35] };
  const info = { ...INFO, lines: [line(7, { combo, maxAmount: 35 }), line(8)], comboAmount: 60 };

  it('has the amounts of the server by pieces, and for the whole combo', () => {
    const { limits } = newApplication(info, info.lines[0]);
    expect([maxRefund(limits, 1).cents, maxRefund(limits, 2).cents]).toEqual([1_200, 3_500]);
    expect(newApplication(info, undefined).first.amount).toBe('65.00');
  });
});

describe('newApplication', () => {
  it('is for the whole order with postage, unless the address has a line', () => {
    expect(chosenLine(INFO, null)).toBeUndefined();
    expect(newApplication(INFO, undefined).first.amount).toBe('45.00');
    const chosen = chosenLine(INFO, '8');
    expect(chosen?.orderItemId).toBe(8);
    expect(newApplication(INFO, chosen).first).toMatchObject({ count: 2, amount: '20.00' });
  });

  it('is for the only remaining line, with the postage of the last item', () => {
    const info = {
      ...INFO,
      lines: [line(7, { maxCount: 0, maxAmount: 0, maxScore: 0 }), line(8), line(9, { isGift: true })],
    };
    const chosen = chosenLine(info, '7');
    expect(chosen?.orderItemId).toBe(8);
    expect(newApplication(info, chosen).first.amount).toBe('25.00');
  });
});

describe('changedApplication', () => {
  const amounts = { total: 60, reductions: [], transfee: 0, freeTransfee: 0, score: 0, actualTotal: 60 };
  const order = { lines: [{ orderItemId: 7, amounts }] } as unknown as OrderDetail;

  it('has at least its quantity, and what was paid for it', () => {
    const info = { ...INFO, lines: [line(7, { maxCount: 1 })] };
    const changed = changedApplication({ ...REFUND, canEditAmount: false }, info, order);
    expect(changed.limits).toMatchObject({ leastCount: 1, maxCount: 2, goodsCents: 6000, pieces: 2 });
    expect(changed.isAmountFixed).toBe(true);
    expect(changed.first).toMatchObject({ count: 1, amount: '25.50', reason: 'damaged' });
  });

  it('includes the whole postage unless another line remains', () => {
    const part = { ...REFUND, postage: 1.2 };
    const mine = line(7, { maxCount: 0 });
    expect(changedApplication(part, { ...INFO, lines: [mine] }, order).limits.postageCents).toBe(500);
    expect(changedApplication(part, { ...INFO, lines: [mine, line(8)] }, order).limits.postageCents).toBe(0);
    const both = { ...part, lines: [...part.lines, ...part.lines.map((one) => ({ ...one, orderItemId: 8 }))] };
    const asked = { ...INFO, lines: [mine, line(8, { maxCount: 0 })] };
    expect(changedApplication(both, asked, order).limits.postageCents).toBe(500);
  });
});
