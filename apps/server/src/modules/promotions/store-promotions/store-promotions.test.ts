import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/promotions/store-marketing';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeAdvisoryLocks, synchroniseTransactionsBefore } from '../../../testing/remove-guards.ts';
import { stockedSku } from '../../checkout/testing/shopper.ts';
import { openOrderJobs } from '../../orders/testing/order-jobs.ts';
import { openShopper, tradeOf } from '../../orders/testing/shopper.ts';
import { CLERK, sellerBrowser } from '../../sellers/testing/seller-browser.ts';

type Coupon = OutputOf<typeof contract.storeCouponInfo>;
type Discount = OutputOf<typeof contract.storeDiscountPage>['records'][number];

const COUPON = {
  ...{ names: { en: 'Five off', zh_CN: '减五元' }, kind: 'cash', amount: 5, threshold: 20, scope: 'all' },
  ...{ offeredFrom: '2026-01-01 00:00:00', offeredUntil: '2027-12-31 00:00:00', validDays: 30, total: 100 },
};
const DISCOUNT = {
  ...{ names: { en: 'Spend and save' }, kind: 'spend', steps: [{ from: 100, off: 10 }] },
  ...{ startTime: '2026-01-01 00:00:00', endTime: '2027-12-31 00:00:00' },
};

/** Store 2 without the seeded discounts. */
async function openMarketing() {
  const app = await openTestApp();
  await app.database.pool.query(`delete from store_discount; select pg_notify('mall_changed', 'promotions')`);
  const seller = await sellerBrowser(app);
  const save = (changes: object = {}) => seller.call('POST', '/m/coupon', { ...COUPON, ...changes });
  const saveDiscount = (changes: object = {}) => seller.call('POST', '/m/discount', { ...DISCOUNT, ...changes });
  const made = async (changes: object = {}) => ((await save(changes)).data as { couponId: number }).couponId;
  const info = async (couponId: number) =>
    (await seller.call('GET', `/m/coupon/info?couponId=${couponId}`)).data as Coupon;
  return { app, seller, save, made, info, saveDiscount };
}

async function productsOf({ database }: TestApp, storeId: number): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from product where store_id = $1 and status = 1 order by id limit 3',
    [storeId],
  );
  return rows.map(({ id }) => id);
}

/** Delivers the event of the payment, as the background job does. */
async function countPromotionsOf(app: TestApp, number: string): Promise<void> {
  await openOrderJobs(app).deliver('trade.paid', { tradeId: await tradeOf(app, number) });
}

describe('coupons of a store', () => {
  it('are offered to buyers at once, and report their use and sales', async () => {
    const { app, seller, made, info } = await openMarketing();
    const { skuId, prodId } = await stockedSku(app, 2, { priceCents: 3_000 });
    const couponId = await made({ scope: 'products', scopeIds: [prodId] });
    const ada = await openShopper(app);
    const offers = (await app.call('/coupon/page?shopId=2&size=50')).envelope.data as {
      records: { couponId: number }[];
    };
    expect(offers.records.map((offer) => offer.couponId)).toContain(couponId);
    const { couponUserId } = (await ada.call('POST', '/coupon/receive', { couponId })).data as { couponUserId: number };
    const [number = ''] = await ada.order([{ skuId, count: 1 }], { couponUserIds: [couponUserId] });
    expect(await info(couponId)).toMatchObject({ collected: 1, orders: 0 });
    await ada.pay(number);
    await countPromotionsOf(app, number);
    await countPromotionsOf(app, number);
    expect(await info(couponId)).toMatchObject({ collected: 1, orders: 1, broughtIn: 25, givenAway: 5 });
    await app.database.pool.query(
      `update mall_order set status = 6, closed_at = mall_now(), close_reason = 'platform' where number = $1`,
      [number],
    );
    await countPromotionsOf(app, number);
    expect(await info(couponId)).toMatchObject({ orders: 0, broughtIn: 0, givenAway: 0 });
    expect(await seller.reason('DELETE', `/m/coupon?couponId=${couponId}`)).toBe('coupon.collected');
  });

  it('keep their terms once collected; stock, name and offer dates may change', async () => {
    const { app, seller, save, made, info } = await openMarketing();
    const couponId = await made();
    const ada = await openShopper(app);
    await ada.call('POST', '/coupon/receive', { couponId });
    expect((await save({ couponId, amount: 6 })).reason).toBe('coupon.termsFrozen');
    expect((await save({ couponId, validDays: 20 })).reason).toBe('coupon.termsFrozen');
    expect((await save({ couponId, total: 1, names: { en: 'Last one' } })).reason).toBeUndefined();
    expect(await info(couponId)).toMatchObject({ total: 1, collected: 1, name: 'Last one' });
    expect((await save({ couponId, total: 500 })).reason).toBeUndefined();
    const bea = await openShopper(app);
    expect((await bea.call('POST', '/coupon/receive', { couponId })).success).toBe(true);
    expect(await save({ couponId, total: 1 })).toMatchObject({ reason: 'coupon.belowCollected' });
    expect(await seller.reason('PUT', '/m/coupon/state', { couponId, to: 'off' })).toBeUndefined();
    expect((await info(couponId)).state).toBe('off');
    const cyd = await openShopper(app);
    expect((await cyd.call('POST', '/coupon/receive', { couponId })).reason).toBe('coupon.ended');
    await seller.call('PUT', '/m/coupon/state', { couponId, to: 'end' });
    expect((await info(couponId)).state).toBe('ended');
  });

  it('are refused with invalid terms, and to other stores', async () => {
    const { app, seller, save, made } = await openMarketing();
    const [foreign = 0] = await productsOf(app, 3);
    const reason = async (changes: object) => (await save(changes)).reason;
    expect(await reason({ amount: 0 })).toBe('coupon.worth');
    expect(await reason({ kind: 'percent', percentOff: 100 })).toBe('input.invalid');
    expect(await reason({ threshold: 5 })).toBe('coupon.tooGenerous');
    expect(await reason({ threshold: 5, isGenerous: true })).toBeUndefined();
    expect(await reason({ kind: 'percent', percentOff: 20, mostOff: 8, threshold: 0 })).toBeUndefined();
    expect(await reason({ offeredUntil: '2025-01-01 00:00:00' })).toBe('coupon.dates');
    expect(await reason({ offeredUntil: '2026-99-01 00:00:00' })).toBe('input.invalid');
    expect(await reason({ validDays: 0 })).toBe('coupon.dates');
    expect(await reason({ scope: 'products', scopeIds: [foreign] })).toBe('coupon.scopeUnknown');
    expect(await reason({ scope: 'categories', scopeIds: [999_999] })).toBe('coupon.scopeUnknown');
    expect(await reason({ names: { en: ' ' } })).toBe('input.invalid');
    const couponId = await made();
    await seller.call('POST', '/m/store/switch', { storeId: 5 });
    expect(await reason({ couponId })).toBe('coupon.notFound');
    expect(await seller.reason('GET', `/m/coupon/info?couponId=${couponId}`)).toBe('coupon.notFound');
    expect(await seller.reason('DELETE', `/m/coupon?couponId=${couponId}`)).toBe('coupon.notFound');
    await seller.call('POST', '/m/store/switch', { storeId: 2 });
    expect(await seller.reason('DELETE', `/m/coupon?couponId=${couponId}`)).toBeUndefined();
    const clerk = await sellerBrowser(app, CLERK);
    expect(await clerk.reason('POST', '/m/coupon', COUPON)).toBe('access.forbidden');
  });
});

const CONCURRENCY = 5;

describe('discounts of a store', () => {
  it('apply in the cart at once, never two for a product, and report their sales', async () => {
    const { app, seller, saveDiscount } = await openMarketing();
    const { skuId, prodId } = await stockedSku(app, 2, { priceCents: 6_000 });
    const [other = 0] = (await productsOf(app, 2)).filter((id) => id !== prodId);
    const { discountId } = (await saveDiscount({ prodIds: [prodId] })).data as { discountId: number };
    expect((await saveDiscount({ prodIds: [] })).reason).toBe('discount.overlap');
    expect((await saveDiscount({ prodIds: [other, prodId] })).reason).toBe('discount.overlap');
    expect(
      (await saveDiscount({ discountId, steps: [{ from: 100, off: 12 }], prodIds: [prodId] })).reason,
    ).toBeUndefined();
    expect((await saveDiscount({ prodIds: [other] })).reason).toBeUndefined();
    const ada = await openShopper(app);
    // Discounts are cached; the change arrives a moment later.
    const confirm = () => ada.call('POST', '/order/confirm', { orderItem: { skuId, prodCount: 2 } });
    await expect.poll(async () => JSON.stringify(await confirm())).toContain('"amount":12');
    const [number = ''] = await ada.order([{ skuId, count: 2 }]);
    await ada.pay(number);
    await countPromotionsOf(app, number);
    const { records } = (await seller.call('GET', '/m/discount/page?state=running')).data as { records: Discount[] };
    expect(records.find((one) => one.discountId === discountId)).toMatchObject({
      ...{ steps: [{ from: 100, off: 12 }], orders: 1, broughtIn: 108, givenAway: 12 },
    });
    await seller.call('PUT', '/m/discount/state', { discountId, to: 'off' });
    expect((await saveDiscount({ prodIds: [prodId] })).reason).toBeUndefined();
    expect(await seller.reason('PUT', '/m/discount/state', { discountId, to: 'on' })).toBe('discount.overlap');
  });

  it('are refused with invalid terms, and to other stores', async () => {
    const { app, seller, saveDiscount } = await openMarketing();
    const [foreign = 0] = await productsOf(app, 3);
    const reason = async (changes: object) => (await saveDiscount(changes)).reason;
    expect(await reason({ steps: [{ from: 10, off: 10 }] })).toBe('discount.steps');
    expect(
      await reason({
        kind: 'pieces',
        steps: [
          { from: 2, off: 10 },
          { from: 3, off: 5 },
        ],
      }),
    ).toBe('discount.steps');
    expect(await reason({ endTime: '2026-01-01 00:00:00' })).toBe('discount.dates');
    expect(await reason({ prodIds: [foreign] })).toBe('discount.scopeUnknown');
    const { discountId } = (await saveDiscount()).data as { discountId: number };
    await seller.call('POST', '/m/store/switch', { storeId: 5 });
    expect(await reason({ discountId })).toBe('discount.notFound');
    expect(await seller.reason('PUT', '/m/discount/state', { discountId, to: 'end' })).toBe('discount.notFound');
    expect(await seller.reason('DELETE', `/m/discount?discountId=${discountId}`)).toBe('discount.notFound');
    await seller.call('POST', '/m/store/switch', { storeId: 2 });
    expect(await seller.reason('PUT', '/m/discount/state', { discountId, to: 'end' })).toBeUndefined();
    expect(await seller.reason('DELETE', `/m/discount?discountId=${discountId}`)).toBeUndefined();
  });

  it('allow one of several concurrent saves for the same products; control: without the lock all succeed', async () => {
    const { app, saveDiscount } = await openMarketing();
    const race = () => Promise.all(Array.from({ length: CONCURRENCY }, () => saveDiscount()));
    expect((await race()).filter(({ success }) => success)).toHaveLength(1);
    await app.database.pool.query('delete from store_discount');
    await removeAdvisoryLocks(app);
    await synchroniseTransactionsBefore(app, 'insert', 'store_discount', CONCURRENCY);
    expect((await race()).filter(({ success }) => success)).toHaveLength(CONCURRENCY);
  });
});
