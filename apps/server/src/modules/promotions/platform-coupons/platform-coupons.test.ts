import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/promotions/staff-marketing';
import { SYSTEM } from '@galleria/domain/access/access';
import { refuse } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { stockedSku } from '../../checkout/testing/shopper.ts';
import { openOrderJobs } from '../../orders/testing/order-jobs.ts';
import { openShopper, tradeOf } from '../../orders/testing/shopper.ts';
import { redeemCoupons, returnCoupons } from '../index.ts';
import { seedCoupon, signIn } from '../testing/coupon-buyers.ts';

type Info = OutputOf<typeof contract.platformCouponInfo>;

const COUPON = {
  ...{ names: { en: 'Ten off' }, kind: 'cash', amount: 10, threshold: 20, scope: 'all' },
  ...{ offeredFrom: '2026-01-01 00:00:00', offeredUntil: '2027-12-31 00:00:00', validDays: 30, total: 100 },
};

async function openMarketing() {
  const app = await openTestApp();
  const staff = await callAsStaff(app, 'marketing.view', 'marketing.edit');
  const save = (changes: object = {}) => staff.call('POST', '/s/coupon', { ...COUPON, ...changes });
  const made = async (changes: object = {}) => ((await save(changes)).data as { couponId: number }).couponId;
  const info = (couponId: number) => staff.get<Info>(`/s/coupon/info?couponId=${couponId}`);
  return { app, staff, save, made, info };
}

describe('platform coupons', () => {
  it('are paid in the agreed shares by store and mall, with reductions, commission and budget', async () => {
    const { app, made, info } = await openMarketing();
    const { skuId } = await stockedSku(app, 2, { priceCents: 3_001 });
    const couponId = await made({ scope: 'stores', scopeIds: [2], storePercent: 25, budget: 20 });
    const ada = await openShopper(app);
    const { couponUserId } = (await ada.call('POST', '/coupon/receive', { couponId })).data as { couponUserId: number };
    const [number = ''] = await ada.order([{ skuId, count: 1 }], { couponUserIds: [couponUserId] });
    const { rows } = await app.database.pool.query(
      'select reductions, commission_cents::int as commission from mall_order where number = $1',
      [number],
    );
    expect(rows[0]).toMatchObject({
      reductions: [
        { kind: 'platformCoupon', bearer: 'mall', amountCents: 750 },
        { kind: 'platformCoupon', bearer: 'store', amountCents: 250 },
      ],
      commission: 137,
    });
    expect((await ada.detail(number)).amounts.reductions).toMatchObject([{ kind: 'platformCoupon', amount: 10 }]);
    expect(await info(couponId)).toMatchObject({ used: 7.5, budget: 20, scopeNames: [{ id: 2 }] });
    await ada.pay(number);
    await openOrderJobs(app).deliver('trade.paid', { tradeId: await tradeOf(app, number) });
    expect(await info(couponId)).toMatchObject({ orders: 1, givenAway: 10, broughtIn: 20.01 });
  });

  it('stop when the budget is used up, and continue when a trade is closed', async () => {
    const { app, save, made, info } = await openMarketing();
    const { skuId } = await stockedSku(app, 2, { priceCents: 3_000 });
    const couponId = await made({ budget: 15, perPerson: 2 });
    const ada = await openShopper(app);
    const receive = async () =>
      ((await ada.call('POST', '/coupon/receive', { couponId })).data as { couponUserId: number }).couponUserId;
    const [first, second] = [await receive(), await receive()];
    const [number = ''] = await ada.order([{ skuId, count: 1 }], { couponUserIds: [first] });
    await expect(ada.order([{ skuId, count: 1 }], { couponUserIds: [second] })).rejects.toThrow('coupon.unfit');
    expect((await save({ couponId, budget: 9.99 })).reason).toBe('coupon.belowUsed');
    expect(await ada.reason('PUT', `/myOrder/cancel/${number}`)).toBeUndefined();
    expect(await info(couponId)).toMatchObject({ used: 0, collected: 2 });
    expect(await ada.order([], { couponUserIds: [second] })).toHaveLength(1);
  });

  it('keep their terms once collected and need the permission; staff cannot end a store’s coupon', async () => {
    const { app, staff, save, made } = await openMarketing();
    const couponId = await made();
    const ada = await openShopper(app);
    await ada.call('POST', '/coupon/receive', { couponId });
    expect((await save({ couponId, amount: 5 })).reason).toBe('coupon.termsFrozen');
    expect((await save({ couponId, budget: 100 })).reason).toBe('coupon.termsFrozen');
    expect((await save({ couponId, total: 200, storePercent: 50 })).reason).toBeUndefined();
    expect((await save({ scope: 'stores', scopeIds: [999_999] })).reason).toBe('coupon.scopeUnknown');
    expect(await staff.reason('DELETE', `/s/coupon?couponId=${couponId}`)).toBe('coupon.collected');
    expect(await staff.reason('PUT', '/s/coupon/state', { couponId, to: 'end' })).toBeUndefined();
    const ofStore = await seedCoupon(app, { storeId: 2 });
    expect(await staff.reason('PUT', '/s/coupon/state', { couponId: ofStore, to: 'end' })).toBe('coupon.notFound');
    const viewer = await callAsStaff(app, 'marketing.view');
    expect(await viewer.reason('POST', '/s/coupon', COUPON)).toBe('access.forbidden');
  });
});

const CONCURRENCY = 6;

/** Buyers who each redeem 5.00 at the same time, from a budget that suffices for two. */
async function openRace(app: TestApp) {
  const couponId = await seedCoupon(app, { budgetCents: 1_200 });
  const buyers = await Promise.all(Array.from({ length: CONCURRENCY }, () => signIn(app)));
  const own: number[] = [];
  for (const { collect } of buyers) own.push(((await collect(couponId)).data as { couponUserId: number }).couponUserId);
  const redeem = (index: number) =>
    inTransaction(app.database, SYSTEM, (transaction) =>
      redeemCoupons(
        transaction,
        buyers[index]?.userId ?? '',
        [{ ownCouponId: own[index] ?? 0, mallCents: 500 }],
        index + 1,
      ),
    );
  const used = async () => {
    const { rows } = await app.database.pool.query('select used_cents::int as used from coupon where id = $1', [
      couponId,
    ]);
    return rows[0].used;
  };
  const race = () => Promise.all(buyers.map((_, index) => redeem(index)));
  return { race, used };
}

describe('the budget of a platform coupon', () => {
  it('is not exceeded by concurrent trades, and is returned with the coupon', async () => {
    const app = await openTestApp();
    const { race, used } = await openRace(app);
    const answers = await race();
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(2);
    expect(answers.filter(Boolean)).toEqual(Array.from({ length: CONCURRENCY - 2 }, () => refuse('coupon.budgetUsed')));
    expect(await used()).toBe(1_000);
    const done = answers.indexOf(undefined) + 1;
    await inTransaction(app.database, SYSTEM, (transaction) => returnCoupons(transaction, done));
    await inTransaction(app.database, SYSTEM, (transaction) => returnCoupons(transaction, done));
    expect(await used()).toBe(500);
  });

  it('control: without row locks more is redeemed than the budget allows', async () => {
    const app = await openTestApp();
    const { race } = await openRace(app);
    const write = 'update coupon_rows set used_cents = new.used_cents where id = new.id';
    await removeRowLocks(app, 'coupon', { event: 'update', count: CONCURRENCY, write });
    expect((await race()).filter((answer) => answer === undefined)).toHaveLength(CONCURRENCY);
  });
});
