import type { confirmOrder } from '@galleria/contract/checkout/checkout';
import type { OutputOf } from '@galleria/contract/operation';
import type { productCoupons } from '@galleria/contract/promotions/promotions';
import { describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../../testing/open-test-app.ts';
import { activitiesChanged, openWithActivity } from '../checkout/testing/activity-price.ts';
import { openQuietMall, type Shopper, signInShopper, stockedSku } from '../checkout/testing/shopper.ts';
import { inDays, seedCoupon } from './testing/coupon-buyers.ts';

type Answer = OutputOf<typeof productCoupons>;

const PRICE = 229;

/** A product at 229.00 in a mall without other coupons and discounts. */
async function openMall() {
  const app = await openQuietMall();
  await app.database.pool.query('truncate own_coupon, coupon');
  const sku = await stockedSku(app, 2, { priceCents: PRICE * 100 });
  return { app, ...sku };
}

async function ask(app: TestApp, prodId: number, { authorization }: Partial<Shopper> = {}): Promise<Answer> {
  const headers: Record<string, string> = authorization ? { authorization } : {};
  return (await app.call(`/coupon/product?prodId=${prodId}`, { headers })).envelope.data as Answer;
}

const priceOf = (answer: Answer, skuId: number) => answer.prices.find((price) => price.skuId === skuId);

describe('productCoupons', () => {
  it('returns the price of one piece that the checkout would charge with these coupons', async () => {
    const { app, skuId, prodId } = await openMall();
    const percent = { kind: 'percent', amountCents: 0, percentOff: 15 } as const;
    const store = await seedCoupon(app, { ...percent, storeId: 2 });
    const small = await seedCoupon(app, { storeId: 2, amountCents: 500 });
    const platform = await seedCoupon(app, { amountCents: 800, thresholdCents: 4_900 });
    await seedCoupon(app, { storeId: 3, amountCents: 9_000 });
    await seedCoupon(app, { amountCents: 9_000, thresholdCents: 30_000 });
    const visitors = await ask(app, prodId);
    expect(priceOf(visitors, skuId)).toEqual({ skuId, price: 186.65, couponIds: [store, platform] });
    const ada = await signInShopper(app);
    expect(await ask(app, prodId, ada)).toEqual(visitors);
    for (const couponId of [small, store, platform]) await ada.post('/p/coupon/receive', { couponId });
    expect(priceOf(await ask(app, prodId, ada), skuId)).toEqual(priceOf(visitors, skuId));
    const { data } = await ada.confirm({ orderItem: { skuId, prodCount: 1 } });
    const { amounts } = data as OutputOf<typeof confirmOrder>;
    expect(amounts.actualTotal - amounts.transfee).toBe(186.65);
  });

  it('applies store discounts before coupons', async () => {
    const { app, skuId, prodId } = await openMall();
    await app.database.pool.query(
      `insert into store_discount (store_id, name, kind, steps, starts_at, ends_at)
       values (2, '{"en": "Autumn"}', 'spend', '[{"from": 20000, "off": 2900}]', now() - interval '1 day', now() + interval '1 day')`,
    );
    await app.database.pool.query(`select pg_notify('mall_changed', 'promotions')`);
    await seedCoupon(app, { kind: 'percent', amountCents: 0, percentOff: 10 });
    await expect.poll(async () => priceOf(await ask(app, prodId), skuId)?.price).toBe(180);
  });

  it('ignores coupons that start later, are sold out, or were used by the buyer', async () => {
    const { app, skuId, prodId } = await openMall();
    const later = await seedCoupon(app, { amountCents: 5_000, validFrom: inDays(2), validUntil: inDays(9) });
    const gone = await seedCoupon(app, { amountCents: 5_000, left: 0 });
    const once = await seedCoupon(app, { amountCents: 900 });
    const ada = await signInShopper(app);
    await ada.post('/p/coupon/receive', { couponId: once });
    await ada.post('/p/coupon/receive', { couponId: later });
    expect(priceOf(await ask(app, prodId, ada), skuId)?.couponIds).toEqual([once]);
    await app.database.pool.query('update own_coupon set trade_id = 1, spent_at = now() where coupon_id = $1', [once]);
    const hers = await ask(app, prodId, ada);
    expect(priceOf(hers, skuId)).toBeUndefined();
    expect(hers.coupons.map(({ couponId, state }) => [couponId, state])).toEqual([
      [later, 'collected'],
      [once, 'collected'],
      [gone, 'soldOut'],
    ]);
    expect(priceOf(await ask(app, prodId), skuId)?.couponIds).toEqual([once]);
  });

  it('includes a collected coupon that is no longer offered', async () => {
    const { app, skuId, prodId } = await openMall();
    const couponId = await seedCoupon(app, { amountCents: 900 });
    const ada = await signInShopper(app);
    await ada.post('/p/coupon/receive', { couponId });
    await app.database.pool.query('update coupon set is_on = false');
    const hers = await ask(app, prodId, ada);
    expect([hers.coupons, priceOf(hers, skuId)?.price]).toEqual([[], 220]);
    expect(await ask(app, prodId)).toEqual({ coupons: [], prices: [] });
  });

  it.each([
    ['limitedTime', 71],
    ['flashSale', undefined],
    ['preSale', undefined],
  ] as const)('in a %s returns the price %s', async (kind, price) => {
    const { app, prodId, skuId } = await openWithActivity({
      ...{ kind, name: 'Autumn', price: 80, starts: '-1 hour', ends: '1 hour', limit: null },
    });
    await app.database.pool.query('truncate own_coupon, coupon');
    await seedCoupon(app, { amountCents: 900 });
    expect(priceOf(await ask(app, prodId), skuId)?.price).toBe(price);
  });

  it('takes two statements for a visitor', async () => {
    const { app, prodId } = await openMall();
    await app.database.pool.query('delete from activity');
    await activitiesChanged(app);
    await seedCoupon(app);
    const counts: number[] = [];
    // The minimum of several calls, since the first calls after a change fill the caches.
    for (let call = 0; call < 4; call += 1) {
      const asked = vi.spyOn(app.database.pool, 'query');
      await ask(app, prodId);
      counts.push(asked.mock.calls.length);
      asked.mockRestore();
    }
    expect(Math.min(...counts)).toBe(2);
  });
});
