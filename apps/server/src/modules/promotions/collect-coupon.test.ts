import { SYSTEM } from '@galleria/domain/access/access';
import { HOUR_MS } from '@galleria/domain/site/durations';
import { STORE_STATUS } from '@galleria/domain/stores/store-status';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSharedTestApp, openTestApp } from '../../testing/open-test-app.ts';
import { setStoreStatus } from '../stores/index.ts';
import { promotions, promotionsPersonalData, readOwnCoupons } from './index.ts';
import { countCollected, inDays, leftOf, seedCoupon, signIn } from './testing/coupon-buyers.ts';

const app = await openSharedTestApp();

describe('collectCoupon', () => {
  it('gives the buyer a coupon, up to the limit per person', async () => {
    const couponId = await seedCoupon(app, { total: 10, perPerson: 2 });
    const ada = await signIn(app);
    expect(await ada.collect(couponId)).toMatchObject({ code: '00000', data: { ownCount: 1, state: 'free' } });
    expect(await ada.collect(couponId)).toMatchObject({ data: { ownCount: 2, state: 'collected' } });
    expect(await ada.collect(couponId)).toMatchObject({ code: 'A00001', reason: 'coupon.limit' });
    expect(await leftOf(app, couponId)).toBe(8);
    expect(await countCollected(app, couponId)).toBe(2);
  });

  it('refuses a coupon that is unknown, not offered yet, ended or sold out, and changes nothing', async () => {
    const ada = await signIn(app);
    const reasonFor = async (changes: Parameters<typeof seedCoupon>[1]) => {
      const couponId = await seedCoupon(app, changes);
      const before = await leftOf(app, couponId);
      const { reason } = await ada.collect(couponId);
      expect(await leftOf(app, couponId)).toBe(before);
      expect(await countCollected(app, couponId)).toBe(0);
      return reason;
    };
    expect((await ada.collect(999_999)).reason).toBe('coupon.notFound');
    expect(await reasonFor({ offeredFrom: inDays(1) })).toBe('coupon.notFound');
    expect(await reasonFor({ offeredUntil: inDays(-0.1) })).toBe('coupon.ended');
    expect(await reasonFor({ isOn: false })).toBe('coupon.ended');
    expect(await reasonFor({ validFrom: inDays(-2), validUntil: inDays(-1) })).toBe('coupon.ended');
    expect(await reasonFor({ left: 0 })).toBe('coupon.soldOut');
    expect(await reasonFor({ left: 0, offeredUntil: inDays(-0.1) })).toBe('coupon.ended');
  });

  it('refuses coupons of closed stores, and visitors', async () => {
    const couponId = await seedCoupon(app, { storeId: 3 });
    const payload = { couponId };
    expect((await app.call('/p/coupon/receive', { method: 'POST', payload })).envelope.code).toBe('A00004');
    await inTransaction(app.database, SYSTEM, (transaction) => setStoreStatus(transaction, 3, STORE_STATUS.paused));
    const ada = await signIn(app);
    await expect.poll(async () => (await ada.collect(couponId)).reason).toBe('coupon.ended');
  });

  it('follows the mall’s clock', async () => {
    const app = await openTestApp();
    const couponId = await seedCoupon(app, { offeredUntil: inDays(5), perPerson: 3 });
    const ada = await signIn(app);
    expect((await ada.collect(couponId)).success).toBe(true);
    await app.moveClock('6 days');
    expect((await ada.collect(couponId)).reason).toBe('coupon.ended');
  });
});

describe('a collected coupon', () => {
  it('is valid between fixed dates, or for some days after collecting', async () => {
    const app = await openTestApp();
    const [validFrom, validUntil] = [inDays(2), inDays(9)];
    const fixed = await seedCoupon(app, { validFrom, validUntil });
    const atOnce = await seedCoupon(app, { validDays: 7 });
    const tomorrow = await seedCoupon(app, { afterDays: 1, validDays: 7 });
    const ada = await signIn(app);
    for (const couponId of [fixed, atOnce, tomorrow]) await ada.collect(couponId);
    const own = new Map((await readOwnCoupons(app.database.queries, ada.userId)).map((one) => [one.couponId, one]));
    expect(own.get(fixed)).toMatchObject({ validFrom, validUntil, isYetToStart: true });
    expect(own.get(atOnce)).toMatchObject({ isYetToStart: false });
    expect(own.get(tomorrow)).toMatchObject({ isYetToStart: true });
    const hoursOf = (couponId: number) => {
      const one = own.get(couponId);
      return one && (one.validUntil.getTime() - one.validFrom.getTime()) / HOUR_MS;
    };
    expect([hoursOf(atOnce), hoursOf(tomorrow)]).toEqual([7 * 24, 7 * 24]);
    const hoursApart = (own.get(tomorrow)?.validFrom.getTime() ?? 0) - (own.get(atOnce)?.validFrom.getTime() ?? 0);
    expect(Math.round(hoursApart / HOUR_MS)).toBe(24);
    await app.moveClock('26 hours');
    const later = await readOwnCoupons(app.database.queries, ada.userId);
    expect(later.find(({ couponId }) => couponId === tomorrow)?.isYetToStart).toBe(false);
    await app.moveClock('8 days');
    expect((await readOwnCoupons(app.database.queries, ada.userId)).map(({ couponId }) => couponId)).toEqual([fixed]);
  });

  it('seedOwnCoupons collects ended coupons too, never beyond stock or limit per person', async () => {
    const ended = await seedCoupon(app, { offeredUntil: inDays(-0.5), total: 10 });
    const gone = await seedCoupon(app, { left: 0 });
    const ada = await signIn(app);
    const seed = () =>
      inTransaction(app.database, SYSTEM, (transaction) =>
        promotions.seed.seedOwnCoupons(transaction, ada.userId, [gone, ended]),
      );
    await seed();
    await seed();
    expect([await countCollected(app, ended, ada.userId), await leftOf(app, ended)]).toEqual([1, 9]);
    expect(await countCollected(app, gone)).toBe(0);
  });

  it('is exported and erased for one buyer only', async () => {
    const couponId = await seedCoupon(app);
    const [ada, eve] = [await signIn(app), await signIn(app)];
    await ada.collect(couponId);
    await eve.collect(couponId);
    const { queries } = app.database;
    expect(await promotionsPersonalData.read(queries, ada.userId)).toMatchObject([{ couponId, spentAt: null }]);
    await inTransaction(app.database, SYSTEM, (transaction) => promotionsPersonalData.erase(transaction, ada.userId));
    expect(await promotionsPersonalData.read(queries, ada.userId)).toEqual([]);
    const { rows } = await queries.execute(sql`select user_id from own_coupon where coupon_id = ${couponId}`);
    expect(rows).toEqual([{ user_id: eve.userId }]);
  });
});
