import { describe, expect, it } from 'vitest';
import { defaultDeposit, defaultPreSale, shiftTerms } from './pre-sale-draft.ts';

const END = '2026-11-20 10:00:00';

describe('default terms of a pre-sale', () => {
  it('has three days for the balance and ten to ship, from the end of the sale', () => {
    expect(defaultPreSale(END)).toMatchObject({
      payment: 'deposit',
      balanceFromIso: '2026-11-20T10:00:00.000Z',
      balanceUntilIso: '2026-11-23T10:00:00.000Z',
      shipByIso: '2026-11-30T10:00:00.000Z',
    });
  });

  it('counts from the current time while the end of the sale is empty', () => {
    const before = Date.now();
    expect(Date.parse(defaultDeposit('').balanceFromIso)).toBeGreaterThanOrEqual(before);
  });

  it('shiftTerms keeps the distance from the end of the sale', () => {
    const moved = shiftTerms({ preSale: defaultPreSale(END) }, END, '2026-12-20 10:00:00');
    expect(moved.preSale).toMatchObject({
      balanceUntilIso: '2026-12-23T10:00:00.000Z',
      shipByIso: '2026-12-30T10:00:00.000Z',
    });
  });
});
