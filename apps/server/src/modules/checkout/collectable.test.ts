import type { confirmOrder } from '@galleria/contract/checkout/checkout';
import type { OutputOf } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import { inDays, seedCoupon } from '../promotions/testing/coupon-buyers.ts';
import { type Body, openQuietMall, type Shopper, signInShopper, stockedSku } from './testing/shopper.ts';

type Confirmed = OutputOf<typeof confirmOrder>;

const confirmed = async (shopper: Shopper, body: Body) => (await shopper.confirm(body)).data as Confirmed;

/** A buyer without coupons, and goods at 229.00. */
async function openMall() {
  const app = await openQuietMall();
  await app.database.pool.query('truncate own_coupon, coupon');
  const ada = await signInShopper(app);
  const { skuId } = await stockedSku(app, 2, { priceCents: 22_900 });
  return { app, ada, orderItem: { skuId, prodCount: 1 } };
}

describe('collectable coupons at checkout', () => {
  it('are the best of the store and of the platform, and save the announced amount once collected', async () => {
    const { app, ada, orderItem } = await openMall();
    const percent = { kind: 'percent', amountCents: 0, percentOff: 15 } as const;
    const best = await seedCoupon(app, { ...percent, storeId: 2 });
    await seedCoupon(app, { storeId: 2, amountCents: 500 });
    const ofMall = await seedCoupon(app, { amountCents: 800 });
    const before = await confirmed(ada, { orderItem });
    expect(before.shops[0]).toMatchObject({ coupons: [], collectable: { couponId: best, saves: 34.35 } });
    expect(before.platformCollectable).toMatchObject({ couponId: ofMall, saves: 8 });
    const { data } = await ada.post('/p/coupon/receive', { couponId: best });
    const { couponUserId } = data as { couponUserId: number };
    const after = await confirmed(ada, { orderItem, couponUserIds: [couponUserId] });
    expect(after.shops[0]).toMatchObject({ coupons: [{ couponUserId, isChosen: 1 }], collectable: null });
    expect(before.amounts.actualTotal - after.amounts.actualTotal).toBeCloseTo(34.35);
  });

  it('show the saving beyond that of the chosen coupon', async () => {
    const { app, ada, orderItem } = await openMall();
    const couponId = await seedCoupon(app, { storeId: 2, amountCents: 500 });
    await ada.post('/p/coupon/receive', { couponId });
    await seedCoupon(app, { storeId: 2, amountCents: 500 });
    expect((await confirmed(ada, { orderItem })).shops[0]?.collectable).toBeNull();
    const better = await seedCoupon(app, { storeId: 2, amountCents: 700 });
    expect((await confirmed(ada, { orderItem })).shops[0]?.collectable).toMatchObject({ couponId: better, saves: 2 });
  });

  it('exclude coupons that cannot be collected or used now', async () => {
    const { app, ada, orderItem } = await openMall();
    await seedCoupon(app, { left: 0 });
    await seedCoupon(app, { afterDays: 1, validDays: 7 });
    await seedCoupon(app, { validFrom: inDays(1), validUntil: inDays(9) });
    await seedCoupon(app, { thresholdCents: 23_000 });
    await seedCoupon(app, { scope: 'products', scopeIds: [1] });
    const spent = await seedCoupon(app);
    await app.database.pool.query('update coupon set budget_cents = 499 where id = $1', [spent]);
    const used = await seedCoupon(app);
    await ada.post('/p/coupon/receive', { couponId: used });
    await app.database.pool.query('update own_coupon set trade_id = 1, spent_at = now()');
    expect(await confirmed(ada, { orderItem })).toMatchObject({ platformCollectable: null, platformCoupons: [] });
  });

  it('are returned with the value of the usable points', async () => {
    const { ada, orderItem } = await openMall();
    await ada.grantPoints(105);
    expect(await confirmed(ada, { orderItem })).toMatchObject({ ownScore: 105, mostScore: 100, mostScoreAmount: 1 });
  });
});
