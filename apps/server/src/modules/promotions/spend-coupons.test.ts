import { VISITOR } from '@galleria/domain/access/access';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { readOwnCoupons, returnCoupons, spendCoupons } from './index.ts';
import { addCoupon, inDays, signIn } from './testing/coupon-people.ts';

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

const spend = (app: TestApp, userId: string, ownCouponIds: readonly number[], tradeId: number) =>
  inTransaction(app.database, VISITOR, (transaction) => spendCoupons(transaction, userId, ownCouponIds, tradeId));

const giveBack = (app: TestApp, tradeId: number) =>
  inTransaction(app.database, VISITOR, (transaction) => returnCoupons(transaction, tradeId));

const unspent = async (app: TestApp, userId: string) =>
  (await readOwnCoupons(app.database.queries, userId)).map(({ ownCouponId }) => ownCouponId);

/** Somebody with one of each of these. */
async function holder(app: TestApp, ...drafts: Parameters<typeof addCoupon>[1][]) {
  const person = await signIn(app);
  const ownCouponIds: number[] = [];
  for (const draft of drafts) {
    const { data } = await person.receive(await addCoupon(app, draft));
    ownCouponIds.push((data as { couponUserId: number }).couponUserId);
  }
  return { ...person, ownCouponIds };
}

describe('spending coupons', () => {
  it('spends them on a trade, and gives them back when it does not come about', async () => {
    const app = await openTestApp();
    const { userId, ownCouponIds, get } = await holder(app, {}, {}, {});
    const [first = 0, second = 0, third = 0] = ownCouponIds;
    expect(await spend(app, userId, [second, first, second], 71)).toBeUndefined();
    expect(await unspent(app, userId)).toEqual([third]);
    expect(await get('/p/coupon/page?status=1')).toMatchObject({ counts: { notUsed: 1, used: 2, expired: 0 } });
    await giveBack(app, 72);
    expect(await unspent(app, userId)).toEqual([third]);
    await giveBack(app, 71);
    expect(new Set(await unspent(app, userId))).toEqual(new Set(ownCouponIds));
    await giveBack(app, 71);
    expect(await spend(app, userId, [first], 73)).toBeUndefined();
    expect(await spend(app, userId, [], 74)).toBeUndefined();
  });

  it('spends all or none', async () => {
    const app = await openTestApp();
    const { userId, ownCouponIds } = await holder(app, {}, {});
    const [first = 0, second = 0] = ownCouponIds;
    expect(await spend(app, userId, [first], 1)).toBeUndefined();
    expect(await spend(app, userId, [first, second], 2)).toEqual(refuse('coupon.spent'));
    expect(await unspent(app, userId)).toEqual([second]);
  });

  it('refuses what is somebody else’s, not good yet or not any more, or does not exist', async () => {
    const app = await openTestApp();
    const ada = await holder(app, {}, { afterDays: 2, validDays: 3 }, { validFrom: inDays(-1), validUntil: inDays(1) });
    const eve = await holder(app, {});
    const [good = 0, early = 0, late = 0] = ada.ownCouponIds;
    expect(await spend(app, eve.userId, [good], 1)).toEqual(refuse('coupon.spent'));
    expect(await spend(app, ada.userId, [early], 1)).toEqual(refuse('coupon.spent'));
    expect(await spend(app, ada.userId, [999_999], 1)).toEqual(refuse('coupon.spent'));
    await app.moveClock('3 days');
    expect(await spend(app, ada.userId, [late], 1)).toEqual(refuse('coupon.spent'));
    expect(await spend(app, ada.userId, [good, early], 1)).toBeUndefined();
  });

  it('lets one of a hundred trades have a coupon', async () => {
    const app = await openTestApp();
    const { userId, ownCouponIds } = await holder(app, {});
    const answers = await Promise.all(times(100, (at) => spend(app, userId, ownCouponIds, at + 1)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers.filter(isRefused)).toHaveLength(99);
  });

  it('would let several have it if each looked first and spent then', async () => {
    const app = await openTestApp();
    const { userId, ownCouponIds } = await holder(app, {});
    const [id] = ownCouponIds;
    const everybody = Promise.withResolvers<void>();
    let looking = 0;
    const spendNaively = (tradeId: number) =>
      inTransaction(app.database, VISITOR, async ({ queries }) => {
        const own = await readOwnCoupons(queries, userId);
        looking += 1;
        if (looking === 6) everybody.resolve();
        await everybody.promise;
        if (own.length === 0) return false;
        await queries.execute(sql`update own_coupon set trade_id = ${tradeId}, spent_at = mall_now() where id = ${id}`);
        return true;
      });
    const answers = await Promise.all(times(6, (at) => spendNaively(at + 1)));
    expect(answers.filter(Boolean).length).toBeGreaterThan(1);
  });

  it('never waits in a circle, in whichever order coupons are named', async () => {
    const app = await openTestApp();
    const { userId, ownCouponIds } = await holder(app, {}, {}, {}, {});
    const answers = await Promise.all(
      times(60, async (at) => {
        const wanted = at % 2 === 0 ? ownCouponIds : ownCouponIds.toReversed();
        const answer = await spend(app, userId, wanted, at + 1);
        if (answer === undefined) await giveBack(app, at + 1);
        return answer;
      }),
    );
    expect(answers.some((answer) => answer === undefined)).toBe(true);
    expect(await unspent(app, userId)).toHaveLength(4);
  });
});
