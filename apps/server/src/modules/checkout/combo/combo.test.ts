import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dataOf, SOUND } from '../../after-sales/testing/refund-shopper.ts';
import { hoursFromNow } from '../../marketing/testing/activity-maker.ts';
import { grantCoupon } from '../testing/shopper.ts';
import { openComboMall, THREE, WITH_ALL_CENTS, WITHOUT_LAST_CENTS } from './testing/combo-mall.ts';

describe('an order of a combo', () => {
  it('has the lines of all parts of its sets at combo prices, and takes their stock', async () => {
    const { mall, buy, taken, activityId } = await openComboMall();
    const { number, lines } = await buy(2);
    expect(lines.map(({ quantity, payable }) => [quantity, payable])).toEqual([
      [2, 18_000],
      [4, 16_000],
      [2, 3_000],
    ]);
    expect(await taken()).toEqual([2, 4, 2]);
    const detail = await mall.ada.detail(number);
    expect(detail).toMatchObject({ orderType: 5, amounts: { actualTotal: (2 * WITH_ALL_CENTS) / 100 } });
    const frozen = detail.lines.map(({ activity }) => activity);
    expect(frozen.toSorted((one, other) => (other?.normalPrice ?? 0) - (one?.normalPrice ?? 0))).toMatchObject([
      { activityId, kind: 'combo', name: 'Desk set', normalPrice: 100, perSet: 1 },
      { activityId, kind: 'combo', name: 'Desk set', normalPrice: 50, perSet: 2 },
      { activityId, kind: 'combo', name: 'Desk set', normalPrice: 20, perSet: 1 },
    ]);
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('can omit an optional part, and refuses a choice that is not a complete set', async () => {
    const { submit, confirm, skuIds } = await openComboMall();
    const [one = 0, two = 0, three = 0] = skuIds;
    expect(dataOf(await confirm(1, [two, one]))).toMatchObject({
      amounts: { actualTotal: WITHOUT_LAST_CENTS / 100 },
      lineCount: 2,
    });
    for (const wrong of [[one], [one, three], [one, two, two], [one, two, 999_999]]) {
      expect((await submit(1, wrong)).reason).toBe('combo.choice');
    }
  });

  it('refuses coupons, and any price other than the one that was shown', async () => {
    const { mall, submit, app } = await openComboMall();
    const coupon = await grantCoupon(app, mall.userId, { amountCents: 100 });
    expect((await submit(1, undefined, { couponUserIds: [coupon] })).reason).toBe('coupon.unfit');
    expect((await submit(1, undefined, { expectedTotal: 170 })).reason).toBe('order.priceChanged');
    expect((await submit(1, undefined, { expectedTotal: WITH_ALL_CENTS / 100 })).reason).toBeUndefined();
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('is placed once per uuid; a retry gets the same answer even when a part is sold out by then', async () => {
    const { app, submit, skuIds } = await openComboMall();
    const uuid = randomUUID();
    const first = await submit(1, skuIds, { uuid });
    await app.database.pool.query('update sku_stock set available = 0 where sku_id = $1', [skuIds[1]]);
    expect(await submit(1, skuIds, { uuid })).toEqual(first);
    expect((await submit()).reason).toBe('stock.insufficient');
  });

  it('is limited to the store’s number of sets per buyer', async () => {
    const { submit } = await openComboMall(THREE, { limitPerBuyer: 2 });
    expect((await submit(3)).reason).toBe('activity.buyerLimit');
    expect((await submit(2)).reason).toBeUndefined();
    expect((await submit(1)).reason).toBe('activity.buyerLimit');
  });

  it('is refused when one part is out of stock, and then takes no stock at all', async () => {
    const { app, submit, taken, skuIds } = await openComboMall();
    await app.database.pool.query('update sku_stock set available = 1 where sku_id = $1', [skuIds[1]]);
    const before = await taken();
    expect((await submit()).reason).toBe('stock.insufficient');
    expect(await taken()).toEqual(before);
  });
});

describe('the period of a combo', () => {
  it('allows buying until its end, and refuses it before the start and after the end', async () => {
    const { app, submit, list, goods } = await openComboMall();
    const [{ prodId } = { prodId: 0 }] = goods;
    await app.moveClock('-2 hours');
    expect((await submit()).reason).toBe('activity.notRunning');
    await app.moveClock('71 hours');
    expect((await submit()).reason).toBeUndefined();
    await app.moveClock('73 hours');
    expect((await submit()).reason).toBe('activity.notRunning');
    await app.database.pool.query(`select pg_notify('mall_changed', 'activities')`);
    await expect.poll(() => list(prodId)).toEqual([]);
  });

  it('ends at once when the store stops the combo', async () => {
    const { mall, submit, activityId } = await openComboMall();
    dataOf(await mall.seller.call('PUT', '/m/activity/stop', { activityId }));
    expect((await submit()).reason).toBe('activity.notRunning');
  });
});

describe('prices outside of the combo', () => {
  it('are charged for single purchases, and cap the price of a part in the combo', async () => {
    const { app, mall, skuIds, goods, waitForCaches, confirm } = await openComboMall();
    const [skuId = 0] = skuIds;
    const direct = (more: object = {}) =>
      mall.ada.call('POST', '/order/confirm', { orderItem: { skuId, prodCount: 1 }, ...more });
    expect(dataOf(await direct())).toMatchObject({ amounts: { actualTotal: 100 } });
    const sale = { kind: 'limitedTime', names: { en: 'Sale' }, startTime: hoursFromNow(-1), endTime: hoursFromNow(20) };
    dataOf(await mall.seller.call('POST', '/m/activity', { ...sale, items: [{ skuId, price: 70 }] }));
    const prodId = goods[0]?.prodId ?? 0;
    await waitForCaches(([combo]) => combo?.parts[0]?.skus[0]?.normalPrice === 70, prodId);
    expect(dataOf(await direct())).toMatchObject({ amounts: { actualTotal: 70 } });
    // A part never costs more in a combo than outside of it: 70, 2 × 40 and 15.
    expect(dataOf(await confirm())).toMatchObject({ amounts: { actualTotal: 165 } });
    await app.database.pool.query('update sku set price_cents = 1000 where id = any($1)', [skuIds]);
    expect((await confirm()).reason).toBe('activity.notRunning');
    expect((await app.call(`/combo/list?prodId=${prodId}`)).envelope.data).toEqual([]);
  });

  it.each(['flashSale', 'preSale'] as const)(
    'remove a part from every set while a %s sells it exclusively',
    async (kind) => {
      const { app, goods, skuIds, waitForCaches, confirm, submit } = await openComboMall();
      const [, , last] = skuIds;
      const prodId = goods[0]?.prodId ?? 0;
      await app.database.pool.query(
        `with sale as (
         insert into activity (store_id, kind, name, starts_at, ends_at, terms)
         values (2, $1, '{"en": "Alone"}', mall_now() - interval '1 hour', mall_now() + interval '1 hour', '{}') returning *)
       insert into activity_item (activity_id, sku_id, product_id, price_cents, during)
       select id, $2, $3, 1000, tstzrange(starts_at, ends_at) from sale`,
        [kind, last, goods[2]?.prodId],
      );
      await waitForCaches(([combo]) => combo?.parts.length === 2, prodId);
      expect((await confirm()).reason).toBe(`cart.${kind}`);
      expect((await submit()).reason).toBe(`cart.${kind}`);
      expect(dataOf(await submit(1, skuIds.slice(0, 2)))).toMatchObject({ payAmount: WITHOUT_LAST_CENTS / 100 });
      await app.database.pool.query(
        `update activity_item set sku_id = $1, product_id = $2 where sku_id = $3 and is_sku_price`,
        [...[skuIds[0], prodId, last]],
      );
      await waitForCaches((combos) => combos.length === 0, prodId);
      expect((await submit(1, skuIds.slice(0, 2))).reason).toBe(`cart.${kind}`);
    },
  );

  it('are the ones on cards and in search: a combo sets no price of a product', async () => {
    const { app, goods } = await openComboMall();
    const current = await app.services.activities.current();
    const [{ skuId, prodId } = { skuId: 0, prodId: 0 }] = goods;
    expect([current.priceOf(skuId), current.ofProduct(prodId)]).toEqual([undefined, []]);
  });
});

describe('comboList', () => {
  it('lists the combo for each of its products, with sold-out parts marked', async () => {
    const { app, goods, list, activityId, skuIds, waitForCaches } = await openComboMall();
    await waitForCaches((combos) => combos.length === 1, goods[2]?.prodId ?? 0);
    await app.database.pool.query('update sku_stock set available = 1 where sku_id = $1', [skuIds[1]]);
    const [combo] = await list(goods[0]?.prodId ?? 0);
    expect(combo).toMatchObject({ activityId, least: 0, most: 1, name: 'Desk set' });
    expect(combo?.parts.map(({ isMain, skus }) => [isMain, skus[0]?.price, skus[0]?.isSoldOut])).toEqual([
      [true, 90, false],
      [false, 40, true],
      [false, 15, false],
    ]);
    await app.database.pool.query('update product set status = 0 where id = $1', [goods[2]?.prodId]);
    expect((await list(goods[0]?.prodId ?? 0))[0]).toMatchObject({ most: 0, parts: [{}, {}] });
    await app.database.pool.query('update product set status = 0 where id = $1', [goods[1]?.prodId]);
    expect(await list(goods[0]?.prodId ?? 0)).toEqual([]);
  });
});
