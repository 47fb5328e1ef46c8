import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import { ACTIVITY_KINDS } from '@galleria/domain/activities/activity-kinds';
import { describe, expect, it } from 'vitest';
import { signInShopper } from '../testing/shopper.ts';
import { openActivityCheckout, readAllPrices, readCharged, type ShownPrices } from './testing/read-all-prices.ts';
import { NORMAL, openTimedMall, SALE } from './testing/timed-mall.ts';

const samePrices = (price: number) => ({
  ...{ card: price, found: price, detail: price, cart: price, checkout: price, charged: price },
});
const NOTHING = { own: null, ownCharged: null, beside: null, gifts: [0, 0, 0, 0] };
const IN_ACTIVITY_CHECKOUT = { own: SALE, ownCharged: SALE };
const refusedInCart = (reason: string) => ({ cart: reason, checkout: reason, charged: reason });

/**
 * The prices shown and charged while an activity of each kind runs, and the checkout that sells it. Lists show no price
 * that only some buyers get.
 */
const RUNNING: Readonly<Record<ActivityKind, ShownPrices>> = {
  limitedTime: { ...samePrices(SALE), ...NOTHING },
  groupBuy: {
    ...samePrices(SALE),
    ...NOTHING,
    cart: NORMAL,
    checkout: NORMAL,
    charged: NORMAL,
    ...IN_ACTIVITY_CHECKOUT,
  },
  newUser: { ...samePrices(NORMAL), ...NOTHING, cart: SALE, checkout: SALE, charged: SALE, beside: SALE },
  flashSale: { ...samePrices(SALE), ...NOTHING, ...refusedInCart('cart.flashSale'), ...IN_ACTIVITY_CHECKOUT },
  preSale: { ...samePrices(SALE), ...NOTHING, ...refusedInCart('cart.preSale'), ...IN_ACTIVITY_CHECKOUT },
  combo: { ...samePrices(NORMAL), ...NOTHING, beside: SALE, ...IN_ACTIVITY_CHECKOUT },
  gift: { ...samePrices(NORMAL), ...NOTHING, gifts: [1, 1, 1, 1] },
};

const isOwn = (kind: ActivityKind) => RUNNING[kind].own !== null;
const REFUSED: Partial<Record<ActivityKind, string>> = { flashSale: 'flashSale.path' };

/** Before the start and from the end on, nothing of the activity is shown or charged. */
function notRunning(kind: ActivityKind): ShownPrices {
  const refusal = REFUSED[kind] ?? 'activity.notRunning';
  return { ...samePrices(NORMAL), ...NOTHING, ...(isOwn(kind) && { own: refusal, ownCharged: refusal }) };
}

const seconds = (at: Date, by: number) => new Date(at.getTime() + by * 1000);

describe.each(ACTIVITY_KINDS)('start and end of a %s activity', (kind) => {
  it('change lists, search, pages, carts, checkouts and charged prices in the same second', async () => {
    const mall = await openTimedMall(kind);
    await mall.turn();
    for (const [name, at, seen] of [
      ['a second before its start', seconds(mall.startsAt, -1), notRunning(kind)],
      ['its start', mall.startsAt, RUNNING[kind]],
      ['its last second', seconds(mall.endsAt, -1), RUNNING[kind]],
      ['its end', mall.endsAt, notRunning(kind)],
    ] as const) {
      await mall.setTo(at);
      await mall.turn();
      expect({ [name]: await readAllPrices(mall, kind) }).toEqual({ [name]: seen });
    }
  });

  it('refuse an order at the end with the price shown a second before, without a notification too', async () => {
    const mall = await openTimedMall(kind);
    await mall.setTo(seconds(mall.endsAt, -1));
    const ada = await signInShopper(mall.app);
    const item = { orderItem: { skuId: mall.skuId, prodCount: 1 } };
    const { amounts, giftsToken } = ((await ada.confirm(item)).data ?? {}) as {
      amounts?: { actualTotal: number };
      giftsToken?: string;
    };
    const own = await openActivityCheckout(mall, kind);
    expect((await own?.confirm())?.reason).toBeUndefined();
    await mall.setTo(mall.endsAt);
    const late = own
      ? await own.submit()
      : await ada.buy(mall.skuId, 1, { giftsToken, expectedTotal: amounts?.actualTotal });
    const refusal = kind === 'gift' ? 'order.giftChanged' : 'order.priceChanged';
    expect((await readCharged(mall, late)).price).toBe(isOwn(kind) ? 'activity.notRunning' : refusal);
    const { rows } = await mall.app.database.pool.query('select id from order_line where activity_id is not null');
    expect(rows).toEqual([]);
  });
});
