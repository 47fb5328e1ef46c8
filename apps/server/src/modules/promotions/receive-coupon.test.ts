import { VISITOR } from '@galleria/domain/access/access';
import { STORE_STATUS } from '@galleria/domain/stores/store-status';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { setStoreStatus } from '../stores/index.ts';
import { couponRecords } from './coupon-records.ts';
import { giveCoupons, readOwnCoupons } from './index.ts';
import { addCoupon, countHeld, inDays, leftOf, signIn } from './testing/coupon-people.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('collecting a coupon', () => {
  it('puts one into the person’s hands, as often as they may', async () => {
    const app = await openTestApp();
    const couponId = await addCoupon(app, { total: 10, perPerson: 2 });
    const ada = await signIn(app);
    expect(await ada.receive(couponId)).toMatchObject({ code: '00000', data: { ownCount: 1, state: 'free' } });
    expect(await ada.receive(couponId)).toMatchObject({ data: { ownCount: 2, state: 'collected' } });
    expect(await ada.receive(couponId)).toMatchObject({ code: 'A00001', reason: 'coupon.limit' });
    expect(await leftOf(app, couponId)).toBe(8);
    expect(await countHeld(app, couponId)).toBe(2);
  });

  it('is refused with a reason, and leaves nothing behind', async () => {
    const app = await openTestApp();
    const ada = await signIn(app);
    const reasonFor = async (changes: Parameters<typeof addCoupon>[1]) => {
      const couponId = await addCoupon(app, changes);
      const before = await leftOf(app, couponId);
      const { reason } = await ada.receive(couponId);
      expect(await leftOf(app, couponId)).toBe(before);
      expect(await countHeld(app, couponId)).toBe(0);
      return reason;
    };
    expect((await ada.receive(999_999)).reason).toBe('coupon.notFound');
    expect(await reasonFor({ offeredFrom: inDays(1) })).toBe('coupon.notFound');
    expect(await reasonFor({ offeredUntil: inDays(-0.1) })).toBe('coupon.ended');
    expect(await reasonFor({ isOn: false })).toBe('coupon.ended');
    expect(await reasonFor({ validFrom: inDays(-2), validUntil: inDays(-1) })).toBe('coupon.ended');
    expect(await reasonFor({ left: 0 })).toBe('coupon.soldOut');
    expect(await reasonFor({ left: 0, offeredUntil: inDays(-0.1) })).toBe('coupon.ended');
  });

  it('is not possible where the store is closed, and only for people who are signed in', async () => {
    const app = await openTestApp();
    const couponId = await addCoupon(app, { storeId: 3 });
    const payload = { couponId };
    expect((await app.call('/p/coupon/receive', { method: 'POST', payload })).envelope.code).toBe('A00004');
    await inTransaction(app.database, VISITOR, (transaction) => setStoreStatus(transaction, 3, STORE_STATUS.paused));
    const ada = await signIn(app);
    await expect.poll(async () => (await ada.receive(couponId)).reason).toBe('coupon.ended');
  });

  it('ends by the mall’s clock', async () => {
    const app = await openTestApp();
    const couponId = await addCoupon(app, { offeredUntil: inDays(5), perPerson: 3 });
    const ada = await signIn(app);
    expect((await ada.receive(couponId)).success).toBe(true);
    await app.moveClock('6 days');
    expect((await ada.receive(couponId)).reason).toBe('coupon.ended');
  });
});

describe('a coupon in somebody’s hands', () => {
  it('is good between fixed dates, or so many days after it was collected', async () => {
    const app = await openTestApp();
    const [validFrom, validUntil] = [inDays(2), inDays(9)];
    const fixed = await addCoupon(app, { validFrom, validUntil });
    const atOnce = await addCoupon(app, { validDays: 7 });
    const tomorrow = await addCoupon(app, { afterDays: 1, validDays: 7 });
    const ada = await signIn(app);
    for (const couponId of [fixed, atOnce, tomorrow]) await ada.receive(couponId);
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

  it('may be a present of the mall, of what nobody can collect too, but never more than the limit', async () => {
    const app = await openTestApp();
    const ended = await addCoupon(app, { offeredUntil: inDays(-0.5), total: 10 });
    const gone = await addCoupon(app, { left: 0 });
    const ada = await signIn(app);
    const give = () =>
      inTransaction(app.database, VISITOR, (transaction) => giveCoupons(transaction, ada.userId, [gone, ended]));
    await give();
    await give();
    expect([await countHeld(app, ended, ada.userId), await leftOf(app, ended)]).toEqual([1, 9]);
    expect(await countHeld(app, gone)).toBe(0);
  });

  it('is exported with the account, and erased with it, but nobody else’s is', async () => {
    const app = await openTestApp();
    const couponId = await addCoupon(app);
    const [ada, eve] = [await signIn(app), await signIn(app)];
    await ada.receive(couponId);
    await eve.receive(couponId);
    const { queries } = app.database;
    expect(await couponRecords.read(queries, ada.userId)).toMatchObject([{ couponId, spentAt: null }]);
    await inTransaction(app.database, VISITOR, (transaction) => couponRecords.erase(transaction, ada.userId));
    expect(await couponRecords.read(queries, ada.userId)).toEqual([]);
    const { rows } = await queries.execute(sql`select user_id from own_coupon where coupon_id = ${couponId}`);
    expect(rows).toEqual([{ user_id: eve.userId }]);
  });
});
