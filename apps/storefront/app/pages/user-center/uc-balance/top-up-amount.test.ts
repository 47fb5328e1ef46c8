import { describe, expect, it } from 'vitest';
import { checkForm } from '../../../forms/define-form.ts';
import { amountOf, topUpForm } from './top-up-amount.ts';

describe('amountOf', () => {
  it.each([
    ['20', 20],
    ['0.01', 0.01],
    ['12,50', 12.5],
    ['100000', 100_000],
    ['1.234', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['ten', undefined],
  ])('reads %s as %s', (typed, expected) => {
    expect(amountOf(typed)).toBe(expected);
  });
});

describe('topUpForm', () => {
  it.each([
    ['', 'ledger.topUp.amountEmpty'],
    ['1.999', 'ledger.topUp.amountForm'],
    ['0', 'ledger.topUp.amountRange'],
    ['100000.01', 'ledger.topUp.amountRange'],
  ])('refuses the amount %j', (amount, problem) => {
    expect(checkForm(topUpForm, { amount, payType: '13' })).toEqual({ amount: problem });
  });

  it.each(['0.01', '100000', '99,99'])('accepts %s with a payment method', (amount) => {
    expect(checkForm(topUpForm, { amount, payType: '13' })).toEqual({});
    expect(checkForm(topUpForm, { amount })).toEqual({ payType: 'ledger.topUp.methodEmpty' });
  });
});
