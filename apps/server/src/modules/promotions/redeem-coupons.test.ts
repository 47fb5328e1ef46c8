import { SYSTEM } from '@galleria/domain/access/access';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { removeRowLocks } from '../../testing/remove-guards.ts';
import { readOwnCoupons, redeemCoupons, returnCoupons } from './index.ts';
import { inDays, seedCoupon, signIn } from './testing/coupon-buyers.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const redeem = (app: TestApp, userId: string, ownCouponIds: readonly number[], tradeId: number, mallCents = 500) =>
  inTransaction(app.database, SYSTEM, (transaction) =>
    redeemCoupons(
      transaction,
      userId,
      [...new Set(ownCouponIds)].map((ownCouponId) => ({ ownCouponId, mallCents })),
      tradeId,
    ),
  );

const returnAll = (app: TestApp, tradeId: number) =>
  inTransaction(app.database, SYSTEM, (transaction) => returnCoupons(transaction, tradeId));

const usable = async (app: TestApp, userId: string) =>
  (await readOwnCoupons(app.database.queries, userId)).map(({ ownCouponId }) => ownCouponId);

/** A buyer who has collected one of each coupon. */
async function signInWith(app: TestApp, ...drafts: Parameters<typeof seedCoupon>[1][]) {
  const person = await signIn(app);
  const ownCouponIds: number[] = [];
  for (const draft of drafts) {
    const { data } = await person.collect(await seedCoupon(app, draft));
    ownCouponIds.push((data as { couponUserId: number }).couponUserId);
  }
  return { ...person, ownCouponIds };
}

describe('redeemCoupons and returnCoupons', () => {
  it('redeem coupons for a trade, and return only the coupons of that trade', async () => {
    const app = await openTestApp();
    const { userId, ownCouponIds, get } = await signInWith(app, {}, {}, {});
    const [first = 0, second = 0, third = 0] = ownCouponIds;
    expect(await redeem(app, userId, [second, first, second], 71)).toBeUndefined();
    expect(await usable(app, userId)).toEqual([third]);
    expect(await get('/p/coupon/page?status=1')).toMatchObject({ counts: { notUsed: 1, used: 2, expired: 0 } });
    await returnAll(app, 72);
    expect(await usable(app, userId)).toEqual([third]);
    await returnAll(app, 71);
    expect(new Set(await usable(app, userId))).toEqual(new Set(ownCouponIds));
    await returnAll(app, 71);
    expect(await redeem(app, userId, [first], 73)).toBeUndefined();
    expect(await redeem(app, userId, [], 74)).toBeUndefined();
  });

  it('redeem all or none', async () => {
    const app = await openTestApp();
    const { userId, ownCouponIds } = await signInWith(app, {}, {});
    const [first = 0, second = 0] = ownCouponIds;
    expect(await redeem(app, userId, [first], 1)).toBeUndefined();
    expect(await redeem(app, userId, [first, second], 2)).toEqual(refuse('coupon.spent'));
    expect(await usable(app, userId)).toEqual([second]);
  });

  it('refuse coupons of other buyers, unknown, not yet valid and expired ones', async () => {
    const app = await openTestApp();
    const ada = await signInWith(
      app,
      {},
      { afterDays: 2, validDays: 3 },
      { validFrom: inDays(-1), validUntil: inDays(1) },
    );
    const eve = await signInWith(app, {});
    const [good = 0, early = 0, late = 0] = ada.ownCouponIds;
    expect(await redeem(app, eve.userId, [good], 1)).toEqual(refuse('coupon.spent'));
    expect(await redeem(app, ada.userId, [early], 1)).toEqual(refuse('coupon.spent'));
    expect(await redeem(app, ada.userId, [999_999], 1)).toEqual(refuse('coupon.spent'));
    await app.moveClock('3 days');
    expect(await redeem(app, ada.userId, [late], 1)).toEqual(refuse('coupon.spent'));
    expect(await redeem(app, ada.userId, [good, early], 1)).toBeUndefined();
  });

  it('redeem a coupon for one of a hundred concurrent trades', async () => {
    const app = await openTestApp();
    const { userId, ownCouponIds } = await signInWith(app, {});
    const answers = await Promise.all(times(100, (index) => redeem(app, userId, ownCouponIds, index + 1)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers.filter(isRefused)).toHaveLength(99);
  });

  it('control: without row locks several trades redeem the same coupon', async () => {
    const app = await openTestApp();
    const { userId, ownCouponIds } = await signInWith(app, {});
    const write = 'update own_coupon_rows set trade_id = new.trade_id, spent_at = new.spent_at where id = new.id';
    await removeRowLocks(app, 'own_coupon', { event: 'update', count: 6, write });
    const answers = await Promise.all(times(6, (index) => redeem(app, userId, ownCouponIds, index + 1)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(6);
  });

  it('do not deadlock when concurrent trades name coupons in different orders', async () => {
    const app = await openTestApp();
    const { userId, ownCouponIds } = await signInWith(app, {}, {}, {}, {});
    const answers = await Promise.all(
      times(60, async (index) => {
        const wanted = index % 2 === 0 ? ownCouponIds : ownCouponIds.toReversed();
        const answer = await redeem(app, userId, wanted, index + 1);
        if (answer === undefined) await returnAll(app, index + 1);
        return answer;
      }),
    );
    expect(answers.some((answer) => answer === undefined)).toBe(true);
    expect(await usable(app, userId)).toHaveLength(4);
  });
});
