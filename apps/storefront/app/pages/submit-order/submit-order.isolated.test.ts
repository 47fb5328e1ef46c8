import type { PageVisit } from '@galleria/contract/call';
import * as contract from '@galleria/contract/checkout/checkout';
import { collectCoupon } from '@galleria/contract/promotions/promotions';
import { describe, expect, it, vi } from 'vitest';
import type { Confirmed } from './order-form.ts';
import { submitOrder } from './submit-order.server.ts';

vi.mock('../../messages/server-text.server.ts', () => ({ serverText: () => (id: string) => id }));

const CHANGED = { ok: false, reason: 'cart.changed', message: 'Your cart has changed.', data: null };
const VALUES = { form: 'order', uuid: 'u', linesToken: 'shown', expectedTotal: '20' };

/** Submits after the cart was changed in another tab; `now` is the answer of confirming the current cart. */
async function submit(now: object) {
  const call = vi.fn(async (operation: unknown, _: unknown) => (operation === contract.confirmOrder ? now : CHANGED));
  const visit = { call, locale: 'en' } as unknown as PageVisit;
  return { call, outcome: await submitOrder(visit, new URL('http://mall.test/submit-order'), VALUES) };
}

const fresh = { shops: [], platformCoupons: [], userAddr: null, amounts: {}, linesToken: 'fresh' } as unknown;

describe('submitOrder when the cart was changed in another tab', () => {
  it('answers with the order as it is now and the refusal', async () => {
    const { call, outcome } = await submit({ ok: true, data: fresh as Confirmed });
    expect(call).toHaveBeenCalledWith(
      contract.submitOrder,
      expect.objectContaining({ uuid: 'u', linesToken: 'shown' }),
    );
    expect(outcome.errors).toEqual({ goods: CHANGED.message });
    expect(outcome.confirmed).toBe(fresh);
    expect(outcome.nothingLeft).toBeUndefined();
  });

  it.each(['cart.nothingChecked', 'cart.tooMany'])(
    'answers that nothing is left to check out with %s',
    async (reason) => {
      const { outcome } = await submit({ ok: false, reason, message: 'Choose something.', data: null });
      expect(outcome.nothingLeft).toBe(CHANGED.message);
    },
  );

  it('keeps the page when only one line is refused', async () => {
    const { outcome } = await submit({ ok: false, reason: 'stock.insufficient', message: 'Too few.', data: 9 });
    expect(outcome).toMatchObject({ errors: { goods: CHANGED.message } });
    expect(outcome.nothingLeft).toBeUndefined();
  });
});

describe('submitOrder with the button that collects a coupon', () => {
  const values = { ...VALUES, intent: 'collect.2.12', 'coupon.0': '31', 'coupon.2': '0' };
  const press = async (collected: object) => {
    const call = vi.fn(async (operation: unknown, _: unknown) =>
      operation === collectCoupon ? collected : { ok: true, data: fresh },
    );
    const visit = { call, locale: 'en' } as unknown as PageVisit;
    return { call, outcome: await submitOrder(visit, new URL('http://mall.test/submit-order'), values) };
  };

  it('collects it, chooses it and places no order', async () => {
    const { call, outcome } = await press({ ok: true, data: { couponUserId: 77 } });
    expect(call.mock.calls.map(([operation]) => operation)).toEqual([collectCoupon, contract.confirmOrder]);
    expect(call).toHaveBeenLastCalledWith(contract.confirmOrder, expect.objectContaining({ couponUserIds: [31, 77] }));
    expect(outcome.errors).toEqual({});
  });

  it('says why it could not be collected, with the choices as they were', async () => {
    const { call, outcome } = await press({ ok: false, reason: 'coupon.soldOut', message: 'All gone.', data: null });
    expect(call).toHaveBeenLastCalledWith(contract.confirmOrder, expect.objectContaining({ couponUserIds: [31] }));
    expect(outcome.errors).toEqual({ coupons: 'All gone.' });
  });
});
