import { describe, expect, it } from 'vitest';
import { amountOf, checkTopUp } from './top-up-amount.ts';

describe('an amount that was typed', () => {
  it.each([
    ['20', 20],
    ['0.01', 0.01],
    ['12,50', 12.5],
    ['100000', 100_000],
    ['1.234', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['ten', undefined],
  ])('%s is read as %s', (typed, expected) => {
    expect(amountOf(typed)).toBe(expected);
  });

  it.each([
    ['', 'ledger.topUp.amountEmpty'],
    ['1.999', 'ledger.topUp.amountForm'],
    ['0', 'ledger.topUp.amountRange'],
    ['100000.01', 'ledger.topUp.amountRange'],
  ])('that is %j is refused', (amount, problem) => {
    expect(checkTopUp({ amount, payType: '13' })).toEqual({ amount: problem });
  });

  it.each(['0.01', '100000', '99,99'])('that is %s is fine, given a way to pay', (amount) => {
    expect(checkTopUp({ amount, payType: '13' })).toEqual({});
    expect(checkTopUp({ amount })).toEqual({ payType: 'ledger.topUp.methodEmpty' });
  });
});
