import type { OutputOf } from '@galleria/contract/operation';
import type { couponPage, ownCouponPage, usableCoupons } from '@galleria/contract/promotions/promotions';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { SYSTEM } from '@galleria/domain/access/access';
import { type CouponTerms, couponAppliesTo } from '@galleria/domain/promotions/coupons';
import { STORE_STATUS } from '@galleria/domain/stores/store-status';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { setStoreStatus } from '../stores/index.ts';
import { findCouponLine } from './coupon-page.ts';
import { inDays, seedCoupon, signIn } from './testing/coupon-buyers.ts';

type Page = OutputOf<typeof couponPage>;
type OwnPage = OutputOf<typeof ownCouponPage>;

async function pageOf(app: TestApp, query = '', headers: Record<string, string> = {}): Promise<Page> {
  return (await app.call(`/coupon/page?size=100${query}`, { headers })).envelope.data as Page;
}

const idsOf = (page: { records: { couponId: number }[] }) => page.records.map(({ couponId }) => couponId);

/** A mall without the seeded coupons. */
async function openWithoutCoupons(): Promise<TestApp> {
  const app = await openTestApp();
  await app.database.queries.execute(sql`truncate own_coupon, coupon`);
  return app;
}

describe('couponPage', () => {
  it('lists coupons that can be collected, the best first, sold-out ones last', async () => {
    const app = await openWithoutCoupons();
    const small = await seedCoupon(app, { amountCents: 200 });
    const gone = await seedCoupon(app, { amountCents: 9_000, left: 0 });
    const sooner = await seedCoupon(app, { amountCents: 800, offeredUntil: inDays(2) });
    const later = await seedCoupon(app, { amountCents: 800, offeredUntil: inDays(4) });
    const capped = await seedCoupon(app, { kind: 'percent', amountCents: 0, percentOff: 30, mostOffCents: 700 });
    const open = await seedCoupon(app, { kind: 'percent', amountCents: 0, percentOff: 20 });
    await seedCoupon(app, { isOn: false });
    await seedCoupon(app, { offeredFrom: inDays(1) });
    await seedCoupon(app, { offeredUntil: inDays(-0.1) });
    const page = await pageOf(app);
    expect(idsOf(page)).toEqual([open, sooner, later, capped, small, gone]);
    expect(page).toMatchObject({ total: 6, pages: 1 });
    expect(page.records.map(({ state }) => state)).toEqual(['free', 'free', 'free', 'free', 'free', 'soldOut']);
    const second = (await app.call('/coupon/page?size=4&current=2')).envelope.data as Page;
    expect([idsOf(second), second.total, second.pages]).toEqual([[small, gone], 6, 2]);
  });

  it('returns state and own count for the signed-in buyer', async () => {
    const app = await openWithoutCoupons();
    const once = await seedCoupon(app, { total: 1 });
    const thrice = await seedCoupon(app, { total: 3, perPerson: 3, amountCents: 100 });
    const [ada, eve] = [await signIn(app), await signIn(app)];
    await ada.collect(once);
    await ada.collect(thrice);
    const shown = async (headers: Record<string, string>) =>
      Object.fromEntries((await pageOf(app, '', headers)).records.map((one) => [one.couponId, one]));
    const adas = await shown({ authorization: ada.authorization });
    expect(adas[once]).toMatchObject({ state: 'collected', ownCount: 1, limitNum: 1, leftPercent: 0 });
    expect(adas[thrice]).toMatchObject({ state: 'free', ownCount: 1, limitNum: 3, leftPercent: 67 });
    expect((await shown({ authorization: eve.authorization }))[once]).toMatchObject({ state: 'soldOut', ownCount: 0 });
    expect((await shown({}))[once]).toMatchObject({ state: 'soldOut', ownCount: 0 });
  });

  it('returns from when a coupon can be used, and how many the buyer has left', async () => {
    const app = await openWithoutCoupons();
    const dated = await seedCoupon(app, { validFrom: inDays(3), validUntil: inDays(9) });
    const counted = await seedCoupon(app, { afterDays: 2, validDays: 7 });
    const now = await seedCoupon(app, { validDays: 7 });
    const ada = await signIn(app);
    const shown = async () => {
      const { records } = await pageOf(app, '', { authorization: ada.authorization });
      return [dated, counted, now].map((id) => {
        const coupon = records.find(({ couponId }) => couponId === id);
        return [coupon?.usableFrom?.slice(0, 10) ?? null, coupon?.unusedCount];
      });
    };
    const day = (days: number) => formatApiTime(inDays(days)).slice(0, 10);
    expect(await shown()).toEqual([
      [day(3), 0],
      [day(2), 0],
      [null, 0],
    ]);
    for (const id of [dated, counted, now]) await ada.collect(id);
    // Collected yesterday.
    await app.database.pool.query(
      `update own_coupon set valid_from = valid_from - interval '1 day' where coupon_id = $1`,
      [counted],
    );
    await app.database.pool.query('update own_coupon set trade_id = 1, spent_at = now() where coupon_id = $1', [now]);
    expect(await shown()).toEqual([
      [day(3), 1],
      [day(1), 1],
      [null, 0],
    ]);
  });

  it('presents coupons in the caller’s language', async () => {
    const app = await openWithoutCoupons();
    const name = { en: 'Three legs', zh_CN: '三条腿' };
    const percent = { kind: 'percent', amountCents: 0, percentOff: 15, mostOffCents: 4_050 } as const;
    const both = { validFrom: inDays(-1), validUntil: inDays(3) };
    await seedCoupon(app, { ...percent, ...both, name, scope: 'categories', scopeIds: [102] });
    await seedCoupon(app, { name, storeId: 2, scope: 'products', scopeIds: [2001], afterDays: 1, validDays: 7 });
    const [first, second] = (await pageOf(app, '', { locale: 'zh_CN' })).records;
    expect(first).toMatchObject({
      ...{ couponName: '三条腿', shopId: 0, shopName: '', couponType: 2, reduceAmount: 0 },
      ...{ couponDiscount: 8.5, percentOff: 15, mostOff: 40.5, cashCondition: 20, suitableProdType: 2 },
      ...{ scopeNames: ['影音数码'], validTimeType: 1, afterReceiveDays: 0, validDays: 0 },
    });
    expect(first?.endTime).toMatch(/^\d{4}-/);
    expect(second).toMatchObject({
      ...{ shopId: 2, shopName: '北风音频', couponType: 1, reduceAmount: 5, couponDiscount: 0, percentOff: 0 },
      ...{ mostOff: null, suitableProdType: 1, validTimeType: 2, startTime: null, endTime: null },
      ...{ afterReceiveDays: 1, validDays: 7 },
    });
    expect(second?.scopeNames).toHaveLength(1);
  });

  it('filters by store or platform, and leaves out closed stores', async () => {
    const app = await openWithoutCoupons();
    const [platform, two, three] = [
      await seedCoupon(app),
      await seedCoupon(app, { storeId: 2 }),
      await seedCoupon(app, { storeId: 3 }),
    ];
    expect(idsOf(await pageOf(app, '&shopId=0'))).toEqual([platform]);
    expect(idsOf(await pageOf(app, '&shopId=2'))).toEqual([two]);
    expect(idsOf(await pageOf(app)).toSorted()).toEqual([platform, two, three]);
    await inTransaction(app.database, SYSTEM, (transaction) => setStoreStatus(transaction, 3, STORE_STATUS.paused));
    await expect.poll(async () => idsOf(await pageOf(app)).toSorted()).toEqual([platform, two]);
    expect(idsOf(await pageOf(app, '&shopId=3'))).toEqual([]);
  });

  it('lists for a product exactly the coupons that couponAppliesTo accepts', async () => {
    const app = await openTestApp();
    await seedCoupon(app, { scope: 'categories', scopeIds: [1020101] });
    await seedCoupon(app, { storeId: 2, scope: 'categories', scopeIds: [101, 10201] });
    const { rows: coupons } = await app.database.queries.execute<CouponTerms & Record<string, unknown>>(
      sql`select id as "couponId", store_id as "storeId", scope, scope_ids as "scopeIds" from coupon
        where is_on and now() between offered_from and offered_until`,
    );
    for (const prodId of [1001, 1003, 2001, 2002, 3001, 5001, 12_001, 13_001]) {
      const line = await findCouponLine(app.database.queries, prodId);
      const expected = coupons
        .filter((coupon) => line && couponAppliesTo(coupon, line))
        .map(({ couponId }) => couponId);
      const shown = idsOf(await pageOf(app, `&prodId=${prodId}`));
      expect([prodId, shown.toSorted()]).toEqual([prodId, expected.toSorted()]);
    }
    expect(await pageOf(app, '&prodId=999999')).toMatchObject({ records: [], total: 0 });
  });
});

describe('coupons of a buyer', () => {
  it('ownCouponPage lists coupons by status, with counts', async () => {
    const app = await openWithoutCoupons();
    const [long, short, spent, over] = [
      await seedCoupon(app, { validUntil: inDays(10) }),
      await seedCoupon(app, { validUntil: inDays(4) }),
      await seedCoupon(app),
      await seedCoupon(app, { validUntil: inDays(1) }),
    ];
    const [ada, eve] = [await signIn(app), await signIn(app)];
    for (const couponId of [long, short, spent, over]) await ada.collect(couponId);
    await app.database.queries.execute(
      sql`update own_coupon set trade_id = 7, spent_at = mall_now() where coupon_id = ${spent}`,
    );
    await app.moveClock('2 days');
    const counts = { notUsed: 2, used: 1, expired: 1 };
    const notUsed = await ada.get<OwnPage>('/p/coupon/page');
    expect(notUsed).toMatchObject({ counts, total: 2, pages: 1 });
    expect(idsOf(notUsed)).toEqual([short, long]);
    expect(notUsed.records[0]).toMatchObject({ status: 0, isYetToStart: false });
    const used = await ada.get<OwnPage>('/p/coupon/page?status=1');
    expect([idsOf(used), used.total, used.records[0]?.status]).toEqual([[spent], 1, 1]);
    const expired = await ada.get<OwnPage>('/p/coupon/page?status=2&size=1');
    expect([idsOf(expired), expired.total, expired.records[0]?.status]).toEqual([[over], 1, 2]);
    expect(await eve.get('/p/coupon/page')).toMatchObject({
      records: [],
      counts: { notUsed: 0, used: 0, expired: 0 },
    });
  });

  it('usableCoupons returns coupons that apply to the product and have started', async () => {
    const app = await openWithoutCoupons();
    const fits = await seedCoupon(app, { storeId: 2, scope: 'products', scopeIds: [2001] });
    const others = [
      await seedCoupon(app, { storeId: 3 }),
      await seedCoupon(app, { scope: 'categories', scopeIds: [112] }),
      await seedCoupon(app, { afterDays: 1, validDays: 3 }),
    ];
    const everything = await seedCoupon(app, { validUntil: inDays(30) });
    const ada = await signIn(app);
    for (const couponId of [fits, ...others, everything]) await ada.collect(couponId);
    const usable = await ada.get<OutputOf<typeof usableCoupons>>('/p/coupon/usable?prodId=2001');
    expect(usable.map(({ couponId }) => couponId)).toEqual([fits, everything]);
    expect(await ada.get('/p/coupon/usable?prodId=999999')).toEqual([]);
  });
});
