import type { confirmOrder } from '@galleria/contract/checkout/checkout';
import type { OutputOf } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import {
  type Body,
  count,
  grantCoupon,
  openQuietMall,
  type Shopper,
  signInShopper,
  stockedSku,
  virtualSku,
} from './testing/shopper.ts';

type Confirmed = OutputOf<typeof confirmOrder>;

const confirmed = async (shopper: Shopper, body: Body = {}) => (await shopper.confirm(body)).data as Confirmed;

describe('confirmOrder', () => {
  it('chooses the best coupons, address and delivery by default, and submitOrder costs the same', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const audio = await stockedSku(app, 2, { priceCents: 4000 });
    const select = await stockedSku(app, 1, { priceCents: 1500 });
    await ada.putIntoCart(audio.skuId, 1);
    await ada.putIntoCart(select.skuId, 2);
    await ada.grantPoints(255);
    const small = await grantCoupon(app, ada.userId, { storeId: 2, amountCents: 300 });
    const large = await grantCoupon(app, ada.userId, { storeId: 2, amountCents: 700 });
    const dear = await grantCoupon(app, ada.userId, { amountCents: 900, thresholdCents: 6400 });
    const ofMall = await grantCoupon(app, ada.userId, { amountCents: 200, thresholdCents: 6300 });
    const early = await grantCoupon(app, ada.userId, { amountCents: 6000, validFrom: '1 day' });
    const other = await grantCoupon(app, ada.userId, { storeId: 5, amountCents: 700 });
    const data = await confirmed(ada, { isScorePay: 1 });
    expect(data).toMatchObject({ needsAddress: true, lineCount: 2, pieceCount: 3, ownScore: 255, mostScore: 250 });
    expect(data.userAddr).toMatchObject({ addrId: ada.addrId });
    const [fromAudio, fromSelect] = [2, 1].map((id) => data.shops.find(({ shopId }) => shopId === id));
    expect(fromAudio?.coupons.map((one) => [one.couponUserId, one.isChosen, one.saves])).toEqual([
      [large, 0, 7],
      [small, 1, 3],
    ]);
    expect(data.platformCoupons.map((one) => [one.couponUserId, one.isChosen, one.isUsable, one.missing])).toEqual([
      [dear, 1, true, 0],
      [ofMall, 0, true, 0],
      [early, 0, false, 0],
    ]);
    expect(JSON.stringify(data)).not.toContain(`"couponUserId":${other},`);
    expect(fromSelect?.deliveries.map(({ dvyType, isPossible }) => [dvyType, isPossible])).toEqual([
      [1, true],
      [4, true],
      [2, true],
    ]);
    expect(fromSelect?.pickupPoints.map(({ stationId }) => stationId)).toEqual([11, 12]);
    expect(data.amounts).toMatchObject({
      total: 70,
      score: 250,
      actualTotal: 70 - 3 - 9 - 2.5 + data.amounts.transfee,
    });
    const placed = await ada.submit({
      couponUserIds: [small, dear],
      userUseScore: 250,
      expectedTotal: data.amounts.actualTotal,
    });
    expect(placed).toMatchObject({ code: '00000', data: { payAmount: data.amounts.actualTotal } });
  });

  it('applies the buyer’s choices of delivery and coupons, and reserves nothing', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId } = await stockedSku(app, 1, { priceCents: 1500 });
    const orderItem = { skuId, prodCount: 2 };
    const withWay = (dvyType: number) => confirmed(ada, { orderItem, dvyTypes: [{ shopId: 1, dvyType }] });
    const round = await withWay(4);
    expect(round.shops[0]).toMatchObject({ dvyType: 4, amounts: { transfee: 6, actualTotal: 36 } });
    const fetched = await withWay(2);
    expect(fetched).toMatchObject({ needsAddress: false, amounts: { actualTotal: 30 } });
    await grantCoupon(app, ada.userId, { amountCents: 200 });
    expect((await confirmed(ada, { orderItem, couponUserIds: [] })).amounts.reductions).toEqual([]);
    expect((await confirmed(ada, { orderItem })).amounts.reductions).toMatchObject([
      { amount: 2, name: 'Test coupon' },
    ]);
    expect(await count(app, 'trade')).toBe(0);
    expect(await count(app, 'sku_stock where sku_id = $1 and available = 50', [skuId])).toBe(1);
  });

  it('marks undeliverable lines, and returns the questions of virtual products', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId } = await stockedSku(app, 1, { priceCents: 1500 });
    await app.database.pool.query(`
      update product set shipping_template_id = 1, delivery_types = '{1}' where id = (select product_id from sku where id = ${skuId});
      update shipping_template set not_to = '{440000}' where id = 1`);
    const away = await confirmed(ada, { orderItem: { skuId, prodCount: 1 } });
    expect(away.shops[0]?.lines[0]).toMatchObject({ skuId, isDeliverable: false });
    expect(away.shops[0]?.deliveries).toMatchObject([{ dvyType: 1, isPossible: false }]);
    const card = await virtualSku(app);
    const virtual = await confirmed(ada, { orderItem: { skuId: card.skuId, prodCount: 1 } });
    expect(virtual).toMatchObject({ needsAddress: false, shops: [{ dvyType: 3 }] });
    expect(virtual.virtualQuestions).toMatchObject([
      { prodId: card.prodId, questions: [{ isRequired: true }, { isRequired: false }] },
    ]);
  });

  it('refuses an empty cart, missing stock, and addresses and coupons that do not apply', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const eve = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1500, stock: 1 });
    const orderItem = { skuId, prodCount: 1 };
    expect(await ada.confirm({})).toMatchObject({ reason: 'cart.nothingChecked' });
    expect(await ada.confirm({ orderItem: { skuId, prodCount: 2 } })).toMatchObject({
      reason: 'stock.insufficient',
      code: 'A03010',
      data: skuId,
    });
    expect(await ada.confirm({ orderItem, addrId: eve.addrId })).toMatchObject({ reason: 'address.notFound' });
    const evesOwn = await grantCoupon(app, eve.userId, { amountCents: 100 });
    expect(await ada.confirm({ orderItem, couponUserIds: [evesOwn] })).toMatchObject({ reason: 'coupon.notYours' });
    const both = [
      await grantCoupon(app, ada.userId, { amountCents: 1 }),
      await grantCoupon(app, ada.userId, { amountCents: 2 }),
    ];
    expect(await ada.confirm({ orderItem, couponUserIds: both })).toMatchObject({
      reason: 'coupon.together',
      code: 'A03003',
    });
  });
});
