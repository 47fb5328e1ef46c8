import { describe, expect, it } from 'vitest';
import { actionsOn, invoiceableCents, MAX_VERSIONS } from './invoice-lifecycle.ts';
import { lacksTaxNumber } from './invoice-title.ts';

describe('invoice lifecycle', () => {
  it.each([
    ['applying', 0, ['change', 'issue', 'refuse']],
    ['applying', 2, ['change', 'issue', 'refuse']],
    ['issued', 1, ['change', 'issue']],
    ['failed', 0, ['change']],
    ['applying', MAX_VERSIONS, ['refuse']],
    ['issued', MAX_VERSIONS, []],
  ] as const)('in state %s with version %i has the allowed actions', (state, version, actions) => {
    expect(actionsOn({ state, version })).toEqual(actions);
  });

  it('covers the amount paid and not refunded, without a kept deposit', () => {
    const order = { payableCents: 1000, closeReason: null };
    expect(invoiceableCents({ ...order, refundedCents: 250 })).toBe(750);
    expect(invoiceableCents({ ...order, refundedCents: 1000 })).toBe(0);
    expect(invoiceableCents({ ...order, refundedCents: 0, closeReason: 'balance' })).toBe(0);
  });

  it('requires a valid tax number from companies only', () => {
    const unit = (invoiceTaxNumber: string) => lacksTaxNumber({ headerType: 1, invoiceTaxNumber });
    expect(lacksTaxNumber({ headerType: 2, invoiceTaxNumber: '' })).toBe(false);
    expect(['', '123', '91440300708461136T', 'DE-123456789', '-123456', '12 3456', 'COMPANY'].map(unit)).toEqual([
      ...[true, true, false, false, true, true, true],
    ]);
  });
});
