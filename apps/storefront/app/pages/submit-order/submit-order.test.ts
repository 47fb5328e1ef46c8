import type { PageVisit } from '@galleria/contract/call';
import { confirmOrder, submitOrder } from '@galleria/contract/checkout';
import { describe, expect, it, vi } from 'vitest';
import type { Confirmed } from './order-form.ts';
import { placeOrder } from './submit-order.server.ts';

vi.mock('../../words/server-text.server.ts', () => ({ serverText: () => (id: string) => id }));

const CHANGED = { ok: false, reason: 'cart.changed', message: 'Your cart has changed.', data: null };
const VALUES = { form: 'order', uuid: 'u', linesToken: 'shown', expectedTotal: '20' };

/** The cart was changed in another tab, and this is what it is now. */
async function place(now: object) {
  const call = vi.fn(async (operation: unknown, _: unknown) => (operation === confirmOrder ? now : CHANGED));
  const visit = { call, locale: 'en' } as unknown as PageVisit;
  return { call, outcome: await placeOrder(visit, new URL('http://mall.test/submit-order'), VALUES) };
}

const fresh = { shops: [], platformCoupons: [], userAddr: null, amounts: {}, linesToken: 'fresh' } as unknown;

describe('a cart that changed under the page', () => {
  it('is shown as it is now, with the words for it', async () => {
    const { call, outcome } = await place({ ok: true, data: fresh as Confirmed });
    expect(call).toHaveBeenCalledWith(submitOrder, expect.objectContaining({ uuid: 'u', linesToken: 'shown' }));
    expect(outcome.errors).toEqual({ goods: CHANGED.message });
    expect(outcome.confirmed).toBe(fresh);
    expect(outcome.nothingLeft).toBeUndefined();
  });

  it.each(['cart.nothingChecked', 'cart.tooMany'])('is no order any more with %s', async (reason) => {
    const { outcome } = await place({ ok: false, reason, message: 'Choose something.', data: null });
    expect(outcome.nothingLeft).toBe(CHANGED.message);
  });

  it('stays in view when only one of the goods is in the way', async () => {
    const { outcome } = await place({ ok: false, reason: 'stock.insufficient', message: 'Too few.', data: 9 });
    expect(outcome).toMatchObject({ errors: { goods: CHANGED.message } });
    expect(outcome.nothingLeft).toBeUndefined();
  });
});
