import { describe, expect, it } from 'vitest';
import { checkForm } from '../../../forms/define-form.ts';
import { applyForm } from './apply-form.ts';
import type { RefundLimits } from './refund-limits.ts';

const LIMITS: RefundLimits = {
  leastCount: 2,
  maxCount: 3,
  goodsCents: 3000,
  points: 0,
  pieces: 3,
  postageCents: 500,
};
const GOOD = { goodsNum: '2', reason: 'damaged', refundAmount: '20', words: '', imgs: '', mobile: '13800138000' };

const problems = (changes: object, limits: RefundLimits | undefined = LIMITS) =>
  checkForm(applyForm(limits), { ...GOOD, ...changes });

describe('applyForm', () => {
  it('accepts valid values', () => {
    expect(problems({})).toEqual({});
    expect(problems({ goodsNum: '3', refundAmount: '35,00' })).toEqual({});
  });

  it.each([
    [{ reason: '' }, { reason: 'refunds.error.reason' }],
    [{ goodsNum: '1' }, { goodsNum: 'refunds.error.countReduced' }],
    [{ goodsNum: '0' }, { goodsNum: { id: 'refunds.error.count', values: { most: 3 } } }],
    [{ goodsNum: '4' }, { goodsNum: { id: 'refunds.error.count', values: { most: 3 } } }],
    [{ goodsNum: '2.5' }, { goodsNum: { id: 'refunds.error.count', values: { most: 3 } } }],
    [{ refundAmount: '' }, { refundAmount: 'refunds.error.amount' }],
    [{ refundAmount: 'all' }, { refundAmount: 'refunds.error.amountForm' }],
    [{ refundAmount: '0.00' }, { refundAmount: { id: 'refunds.error.amountLeast', values: { least: '0.01' } } }],
    [{ refundAmount: '20.01' }, { refundAmount: { id: 'refunds.error.amountMost', values: { most: '20.00' } } }],
    [{ imgs: 'sending' }, { imgs: 'ui.pictures.wait' }],
    [{ mobile: '12345' }, { mobile: 'accounts.error.mobileInvalid' }],
  ])('reports for %o the problems %o', (changes, expected) => {
    expect(problems(changes)).toMatchObject(expected);
  });

  it('checks no limits that are unknown', () => {
    expect(checkForm(applyForm(), { ...GOOD, goodsNum: '99', refundAmount: '999' })).toEqual({});
  });

  it('requires no amount when only points are returned', () => {
    expect(problems({ refundAmount: '0' }, { ...LIMITS, goodsCents: 0, postageCents: 0, points: 100 })).toEqual({});
  });
});
