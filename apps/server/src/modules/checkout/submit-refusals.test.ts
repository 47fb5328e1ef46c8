import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/open-test-app.ts';
import { count, grantCoupon, openQuietMall, signInShopper, stockedSku, virtualSku } from './testing/shopper.ts';

const run = (app: TestApp, text: string) => app.database.pool.query(text);

/** A refused order must leave nothing behind. */
async function expectNothing(app: TestApp) {
  expect(await count(app, 'trade')).toBe(0);
  expect(await count(app, 'own_coupon where trade_id is not null')).toBe(0);
}

describe('submitOrder refuses', () => {
  it('an empty cart, and one with too many lines', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    expect(await ada.submit({})).toMatchObject({ reason: 'cart.nothingChecked' });
    await run(
      app,
      `insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents)
       select 'buyer:${ada.userId}', id, product_id, 1, price_cents from sku order by id limit 51`,
    );
    expect(await ada.submit({})).toMatchObject({ reason: 'cart.tooMany' });
    await expectNothing(app);
  });

  it('items that cannot be bought, naming the SKU', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId, prodId } = await stockedSku(app, 2, { priceCents: 1999, stock: 3 });
    expect(await ada.buy(999_999_999)).toMatchObject({ reason: 'product.notFound', data: { skuId: 999_999_999 } });
    const shortage = { reason: 'stock.insufficient', code: 'A03010', data: skuId };
    expect(await ada.buy(skuId, 4)).toMatchObject({ ...shortage, msg: 'There are not enough of this left.' });
    await run(app, `update sku_stock set available = 0 where sku_id = ${skuId}`);
    expect(await ada.buy(skuId)).toMatchObject({ ...shortage, msg: 'This is sold out.' });
    await run(app, `update sku_stock set available = 3 where sku_id = ${skuId}`);
    await ada.putIntoCart(skuId, 1);
    for (const [type, reason] of Object.entries({ 4: 'cart.preSale', 5: 'cart.combo', 2: 'cart.flashSale' })) {
      await run(app, `update product set type = ${type} where id = ${prodId}`);
      expect(await ada.submit({})).toMatchObject({ reason, data: { skuId } });
      expect(await ada.buy(skuId)).toMatchObject({ reason, data: { skuId } });
    }
    for (const type of [3, 6]) {
      await run(app, `update product set type = ${type} where id = ${prodId}`);
      expect(await ada.confirm({ orderItem: { skuId, prodCount: 1 } })).toMatchObject({ reason: 'product.offShelf' });
      expect(await ada.buy(skuId)).toMatchObject({ reason: 'product.offShelf', data: { skuId } });
    }
    await run(app, `update product set type = 0, status = 0 where id = ${prodId}`);
    expect(await ada.buy(skuId)).toMatchObject({ reason: 'product.offShelf', data: { skuId } });
    await run(app, `update product set status = 1 where id = ${prodId}`);
    await run(app, `update sku set is_on = false where id = ${skuId}`);
    expect(await ada.buy(skuId)).toMatchObject({ reason: 'product.notFound' });
    await run(app, `update sku set is_on = true where id = ${skuId}`);
    await run(app, `update store set status = 3 where id = 2; select pg_notify('mall_changed', 'stores')`);
    // Polled by confirming until the cache has changed: submitting might still succeed.
    const look = () => ada.confirm({ orderItem: { skuId, prodCount: 1 } });
    await expect.poll(look).toMatchObject({ reason: 'store.notOpen' });
    expect(await ada.buy(skuId)).toMatchObject({ reason: 'store.notOpen', data: { skuId } });
    await expectNothing(app);
  });

  it('a missing, unknown or unreachable address or pickup point', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const eve = await signInShopper(app);
    const near = await stockedSku(app, 1, { priceCents: 1000 });
    const far = await stockedSku(app, 14, { priceCents: 1000 });
    expect(await ada.buy(near.skuId, 1, { addrId: eve.addrId })).toMatchObject({ reason: 'address.notFound' });
    expect(await ada.buy(near.skuId, 1, { addrId: undefined })).toMatchObject({
      reason: 'address.needed',
      data: { shopId: 1 },
    });
    const by = (shopId: number, dvyType: number, more = {}) => ({ orderShopParams: [{ shopId, dvyType, ...more }] });
    expect(await ada.buy(far.skuId, 1, by(14, 4))).toMatchObject({
      reason: 'delivery.notOffered',
      code: 'A03001',
      data: { shopId: 14, dvyType: 4, skuIds: [far.skuId] },
    });
    expect(await ada.buy(near.skuId, 1, by(1, 2))).toMatchObject({
      reason: 'delivery.pickupPoint',
      data: { shopId: 1 },
    });
    const pickup = { name: 'Ada', mobile: '13800138000', stationId: 22 };
    expect(await ada.buy(near.skuId, 1, by(1, 2, { pickup }))).toMatchObject({ reason: 'delivery.pickupPoint' });
    const unreachable = { ...pickup, stationId: 12, mobile: '1380013800' };
    expect(await ada.buy(near.skuId, 1, by(1, 2, { pickup: unreachable }))).toMatchObject({
      reason: 'delivery.pickupPoint',
    });
    await run(
      app,
      `update store set same_city = '{"cityId": 110100, "feeCents": 1, "freeOverCents": null}' where id = 1;
      select pg_notify('mall_changed', 'stores')`,
    );
    const orderItem = { skuId: near.skuId, prodCount: 1 };
    const look = () => ada.confirm({ addrId: ada.addrId, orderItem, dvyTypes: [{ shopId: 1, dvyType: 4 }] });
    await expect.poll(look).toMatchObject({ data: { shops: [{ lines: [{ isDeliverable: false }] }] } });
    expect(await ada.buy(near.skuId, 1, by(1, 4))).toMatchObject({
      reason: 'delivery.outside',
      code: 'A07001',
      data: { shopId: 1, skuIds: [near.skuId] },
    });
    await expectNothing(app);
  });

  it('items without a common delivery type, and names those that the chosen one excludes', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const fetched = await stockedSku(app, 1, { priceCents: 1000 });
    const sent = await stockedSku(app, 1, { priceCents: 1000, at: 10 });
    expect(sent.prodId).not.toBe(fetched.prodId);
    await run(app, `update product set delivery_types = '{2}' where id = ${fetched.prodId}`);
    await run(app, `update product set delivery_types = '{1}' where id = ${sent.prodId}`);
    await ada.putIntoCart(fetched.skuId, 1);
    await ada.putIntoCart(sent.skuId, 1);
    for (const [dvyType, stuck] of [
      [1, fetched.skuId],
      [2, sent.skuId],
    ] as const) {
      const { data } = await ada.confirm({ dvyTypes: [{ shopId: 1, dvyType }] });
      const lines = (data as { shops: { lines: { skuId: number; isDeliverable: boolean }[] }[] }).shops[0]?.lines;
      expect(lines?.filter(({ isDeliverable }) => !isDeliverable).map(({ skuId }) => skuId)).toEqual([stuck]);
      const pickup = { name: 'Ada', mobile: '13800138000', stationId: 12 };
      expect(await ada.submit({ orderShopParams: [{ shopId: 1, dvyType, pickup }] })).toMatchObject({
        reason: 'delivery.notOffered',
        data: { shopId: 1, dvyType, skuIds: [stuck] },
      });
    }
    await expectNothing(app);
  });

  it('a missing answer, and an invoice for a company without a tax number', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId, prodId } = await virtualSku(app);
    const asked = await ada.buy(skuId, 1, { addrId: undefined });
    expect(asked).toMatchObject({ reason: 'order.answerNeeded', data: { prodId } });
    const { name } = asked.data as { name: string };
    expect(asked.msg).toContain(name);
    const blank = { virtualRemarkList: [{ prodId, name, value: ' ' }] };
    expect(await ada.buy(skuId, 1, blank)).toMatchObject({ reason: 'order.answerNeeded' });
    const answered = { virtualRemarkList: [{ prodId, name, value: 'Eve' }] };
    const invoice = { shopId: 1, headerType: 1, headerName: 'A Ltd', invoiceTaxNumber: '??' };
    expect(await ada.buy(skuId, 1, { ...answered, orderInvoiceList: [invoice] })).toMatchObject({
      reason: 'order.invoiceTaxNumber',
      data: { shopId: 1 },
    });
    await expectNothing(app);
    expect(await ada.buy(skuId, 1, { ...answered, addrId: undefined })).toMatchObject({ code: '00000' });
    const { rows } = await run(app, 'select is_virtual, delivery_type, answers, receiver from mall_order');
    expect(rows).toEqual([
      { is_virtual: true, delivery_type: 3, answers: [{ prodId, name, value: 'Eve' }], receiver: null },
    ]);
  });

  it('coupons, points and prices that do not apply', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const eve = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1000 });
    const coupon = (draft: Parameters<typeof grantCoupon>[2], userId = ada.userId) => grantCoupon(app, userId, draft);
    const evesOwn = await coupon({ amountCents: 100 }, eve.userId);
    const [one, two] = [await coupon({ amountCents: 100 }), await coupon({ amountCents: 100 })];
    const dear = await coupon({ amountCents: 100, thresholdCents: 1001 });
    const early = await coupon({ amountCents: 100, validFrom: '1 day' });
    const using = (...couponUserIds: number[]) => ada.buy(skuId, 1, { couponUserIds });
    expect(await using(evesOwn)).toMatchObject({ reason: 'coupon.notYours', data: { couponUserId: evesOwn } });
    expect(await using(one, two)).toMatchObject({ reason: 'coupon.together', data: { couponUserId: two } });
    expect(await using(dear)).toMatchObject({ reason: 'coupon.unfit', data: { couponUserId: dear } });
    expect(await using(early)).toMatchObject({ reason: 'coupon.unfit', data: { couponUserId: early } });
    expect(await ada.buy(skuId, 1, { userUseScore: 15 })).toMatchObject({ reason: 'points.step', data: { step: 10 } });
    expect(await ada.buy(skuId, 1, { userUseScore: 510 })).toMatchObject({
      reason: 'points.tooMany',
      data: { most: 500 },
    });
    expect(await ada.buy(skuId, 1, { userUseScore: 500 })).toMatchObject({ reason: 'points.insufficient' });
    expect(await ada.buy(skuId, 1, { expectedTotal: 9.99 })).toMatchObject({
      reason: 'order.priceChanged',
      data: { payAmount: 10 },
    });
    await expectNothing(app);
    expect(await count(app, 'sku_stock where sku_id = $1 and available = 50', [skuId])).toBe(1);
    expect(await ada.buy(skuId, 1, { expectedTotal: 10 })).toMatchObject({ code: '00000' });
    expect(await using(one)).toMatchObject({ code: '00000' });
    expect(await using(one)).toMatchObject({ reason: 'coupon.spent', data: { couponUserId: one } });
  });
});
