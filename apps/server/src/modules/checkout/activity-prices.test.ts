import type { confirmOrder } from '@galleria/contract/checkout/checkout';
import type { OutputOf } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/open-test-app.ts';
import { removeAdvisoryLocks, synchroniseTransactionsBefore } from '../../testing/remove-guards.ts';
import { activitiesChanged, NORMAL, openWithActivity } from './testing/activity-price.ts';
import { count, type Shopper, signInShopper } from './testing/shopper.ts';

const SALE = 80;

interface Terms {
  readonly starts: string;
  readonly ends: string;
  readonly limit?: number | null;
}

/** A SKU at 100 that an activity sells at 80 from `starts` until `ends`, both counted from now. */
const openSale = ({ limit = null, ...times }: Terms) =>
  openWithActivity({ kind: 'limitedTime', name: 'Two hours', price: SALE, limit, ...times });

/** The price of one piece, everywhere that a price is shown and where it is charged. */
async function pricesOf(app: TestApp, ada: Shopper, { prodId, skuId }: { prodId: number; skuId: number }) {
  const detail = (await app.call(`/prod/prodInfo?prodId=${prodId}`)).envelope.data as {
    skuList: { skuId: number; price: number; activityPrice: number | null }[];
    activity: { state: string } | null;
  };
  const sku = detail.skuList.find((one) => one.skuId === skuId);
  const isOngoing = detail.activity?.state === 'ongoing';
  const listed = (await app.call(`/search/renovationPage?prodIds=${prodId}`)).envelope.data as {
    records: { price: number; activityPrice: number | null }[];
  };
  const [card] = listed.records;
  await ada.putIntoCart(skuId, 1);
  const cart = (await ada.post('/p/shopCart/info', {})).data as { shops: { lines: { price: number }[] }[] };
  const confirmed = (await ada.confirm({ orderItem: { skuId, prodCount: 1 } })).data as OutputOf<typeof confirmOrder>;
  const bought = (await ada.buy(skuId)).data as { orderNumbers: string };
  const line = await app.database.pool.query(
    `select unit_cents::int / 100.0 as price, activity from order_line join mall_order on mall_order.id = order_id
     where number = $1`,
    [bought.orderNumbers],
  );
  return {
    detail: isOngoing ? (sku?.activityPrice ?? sku?.price) : sku?.price,
    card: card?.activityPrice ?? card?.price,
    cart: cart.shops[0]?.lines[0]?.price,
    confirmed: confirmed.shops[0]?.lines[0]?.price,
    charged: Number(line.rows[0].price),
    named: line.rows[0].activity?.name?.en ?? null,
  };
}

const samePrices = (price: number, named: string | null) => ({
  ...{ detail: price, card: price, cart: price, confirmed: price, charged: price, named },
});

describe('the price of an activity', () => {
  it('is the same on product, card, cart, checkout and order, from its first second to its last', async () => {
    const { app, ada, ...sku } = await openSale({ starts: '1 hour', ends: '2 hours' });
    expect(await pricesOf(app, ada, sku)).toEqual(samePrices(NORMAL, null));
    for (const [moment, price, named] of [
      ['59 minutes 50 seconds', NORMAL, null],
      ['1 hour', SALE, 'Two hours'],
      ['1 hour 59 minutes 40 seconds', SALE, 'Two hours'],
      ['2 hours', NORMAL, null],
    ] as const) {
      await app.moveClock(moment);
      await activitiesChanged(app);
      expect([moment, await pricesOf(app, ada, sku)]).toEqual([moment, samePrices(price, named)]);
    }
  });

  it('is not charged after the activity was stopped, even to a buyer whose checkout showed it', async () => {
    const { app, ada, skuId, activityId } = await openSale({ starts: '-1 hour', ends: '1 hour' });
    const confirmed = (await ada.confirm({ orderItem: { skuId, prodCount: 1 } })).data as OutputOf<typeof confirmOrder>;
    expect(confirmed.shops[0]?.lines[0]?.activity).toMatchObject({
      activityId,
      name: 'Two hours',
      normalPrice: NORMAL,
    });
    // No cache is invalidated: the charged price is read in the transaction.
    await app.database.pool.query('update activity_item set during = during * tstzrange(null, mall_now())');
    const refused = await ada.buy(skuId, 1, { expectedTotal: confirmed.amounts.actualTotal });
    expect(refused).toMatchObject({ reason: 'order.priceChanged', data: { payAmount: NORMAL } });
    expect(await count(app, 'order_line where activity_id is not null')).toBe(0);
  });

  it('is not charged when the normal price is lower', async () => {
    const { app, ada, skuId } = await openSale({ starts: '-1 hour', ends: '1 hour' });
    await app.database.pool.query('update sku set price_cents = 7000 where id = $1', [skuId]);
    expect((await ada.buy(skuId)).data).toMatchObject({ payAmount: 70 });
  });

  it('is limited to the activity’s number of pieces per buyer, also for concurrent orders', async () => {
    const { app, ada, skuId } = await openSale({ starts: '-1 hour', ends: '1 hour', limit: 2 });
    expect(await ada.buy(skuId, 3)).toMatchObject({ reason: 'activity.buyerLimit' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => ada.buy(skuId, 1)));
    const outcomes = answers.map(({ reason }) => reason ?? 'ok').toSorted();
    expect(outcomes).toEqual([...Array(4).fill('activity.buyerLimit'), 'ok', 'ok']);
    expect(answers.find(({ reason }) => reason)?.msg).toContain('Two hours');
    const bob = await signInShopper(app);
    expect(await bob.buy(skuId, 2)).toMatchObject({ success: true });
  });

  it('control: without the lock on what a buyer holds, concurrent orders exceed the limit', async () => {
    const { app, ada, skuId } = await openSale({ starts: '-1 hour', ends: '1 hour', limit: 1 });
    await removeAdvisoryLocks(app);
    // Both submissions have passed the limit check, and neither has committed yet.
    await synchroniseTransactionsBefore(app, 'update', 'sku_stock', 2);
    const answers = await Promise.all([ada.buy(skuId), ada.buy(skuId)]);
    expect(answers.map(({ reason = 'ok' }) => reason)).toEqual(['ok', 'ok']);
  });
});
