import { describe, expect, it } from 'vitest';
import type { Choices, Confirmed } from './order-form.ts';
import { afterConfirm } from './use-checkout.ts';

const WISH: Choices = {
  addrId: 5,
  dvyTypes: { 1: 1 },
  coupons: { 0: 0, 1: 31 },
  isBest: false,
  usesPoints: true,
  points: 50,
};

/** An order at one store, with its chosen delivery type and coupon. */
function order(dvyType: number, couponUserId: number): Confirmed {
  const coupons = [{ couponUserId, isChosen: 1 }];
  const shown = {
    shops: [{ shopId: 1, dvyType, coupons }],
    platformCoupons: [],
    userAddr: null,
    amounts: { score: 40 },
  };
  return shown as unknown as Confirmed;
}

describe('afterConfirm', () => {
  it('takes over the order and the choices as confirmed', () => {
    const now = order(2, 32);
    const next = afterConfirm({ ok: true, data: now }, WISH, order(1, 31), 'No answer');
    expect(next.confirmed).toBe(now);
    expect(next.errors).toEqual({});
    expect(next.choices).toMatchObject({ dvyTypes: { 1: 2 }, coupons: { 0: 0, 1: 32 }, points: 40 });
  });

  it('keeps the order when a choice is refused, with the refusal at its field', () => {
    const before = order(1, 31);
    const refused = { ok: false, reason: 'coupon.notYours', message: 'Not your coupon.', data: null } as const;
    const next = afterConfirm(refused, { ...WISH, coupons: { 1: 99 } }, before, 'No answer');
    expect(next.confirmed).toBe(before);
    expect(next.choices.coupons).toEqual({ 0: 0, 1: 31 });
    expect(next.errors).toEqual({ coupons: 'Not your coupon.' });
  });

  it('reports a failed network', () => {
    const failed = { ok: false, reason: 'network', message: '', data: null } as const;
    expect(afterConfirm(failed, WISH, order(1, 31), 'No answer').errors).toEqual({ form: 'No answer' });
  });
});
