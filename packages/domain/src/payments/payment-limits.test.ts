import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '../site/mall-rules.ts';
import { cashRefusal, transferRefusal } from './payment-limits.ts';

const rules = {
  ...DEFAULT_RULES,
  ...{ transferMaxCents: 1000, transferStockPercent: 20, transferStockPieces: 3 },
  ...{ cashOrdersPerBuyer: 2, cashCentsPerBuyer: 500 },
};

describe('transferRefusal', () => {
  it.each([
    [1000, [], undefined],
    [1001, [], 'payment.transferAmount'],
    [1000, [{ heldPieces: 100, availablePieces: 400 }], undefined],
    [1000, [{ heldPieces: 101, availablePieces: 399 }], 'payment.transferStock'],
    [1000, [{ heldPieces: 500, availablePieces: 0 }], 'payment.transferStock'],
    [1000, [{ heldPieces: 3, availablePieces: 0 }], undefined],
    [1000, [{ heldPieces: 4, availablePieces: 0 }], 'payment.transferStock'],
    [
      1000,
      [
        { heldPieces: 1, availablePieces: 9 },
        { heldPieces: 9, availablePieces: 1 },
      ],
      'payment.transferStock',
    ],
  ] as const)('for %i cents with %j: %s', (payableCents, holdings, refusal) => {
    expect(transferRefusal(payableCents, holdings, rules)).toBe(refusal);
  });
});

describe('cashRefusal', () => {
  const everywhere = { mode: 'except', areaIds: [] } as const;
  const wanted = { orders: 1, cents: 100, areaIds: [440305] };

  it.each([
    [{ orders: 0, cents: 0 }, undefined],
    [{ orders: 1, cents: 400 }, undefined],
    [{ orders: 2, cents: 0 }, 'payment.cashLimit'],
    [{ orders: 1, cents: 401 }, 'payment.cashLimit'],
  ] as const)('with open orders %j: %s', (open, refusal) => {
    expect(cashRefusal(open, wanted, rules, everywhere)).toBe(refusal);
  });

  it.each([
    ['except', [], undefined],
    ['except', [440305], 'payment.cashArea'],
    ['except', [440300], 'payment.cashArea'],
    ['except', [440000], 'payment.cashArea'],
    ['except', [440304, 110000], undefined],
    ['only', [], 'payment.cashArea'],
    ['only', [440000], undefined],
    ['only', [110000], 'payment.cashArea'],
  ] as const)('with cash areas %s %j: %s', (mode, areaIds, refusal) => {
    expect(cashRefusal({ orders: 0, cents: 0 }, wanted, rules, { mode, areaIds })).toBe(refusal);
  });
});
