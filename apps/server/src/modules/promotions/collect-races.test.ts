import { randomUUID } from 'node:crypto';
import type { Envelope } from '@galleria/contract/wire/envelope';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { removeRowLocks, synchroniseTransactionsBefore } from '../../testing/remove-guards.ts';
import { countCollected, leftOf, overHttp, seedCoupon, signIn } from './testing/coupon-buyers.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

function countOutcomes(answers: readonly Envelope[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { success, reason, code } of answers) {
    const outcome = success ? 'collected' : (reason ?? code);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

async function collectByMany(app: TestApp, couponId: number, buyers: number) {
  const collect = await overHttp(app);
  const people = await Promise.all(times(buyers, () => signIn(app)));
  return countOutcomes(await Promise.all(people.map(({ authorization }) => collect(authorization, couponId))));
}

describe('collectCoupon, called concurrently by many buyers', () => {
  it('hands out exactly as many coupons as are available', async () => {
    const app = await openTestApp();
    const couponId = await seedCoupon(app, { total: 10 });
    expect(await collectByMany(app, couponId, 100)).toEqual({ collected: 10, 'coupon.soldOut': 90 });
    expect([await countCollected(app, couponId), await leftOf(app, couponId)]).toEqual([10, 0]);
  });

  it('control: without the row lock on the counter it hands out more', async () => {
    const app = await openTestApp();
    const couponId = await seedCoupon(app, { total: 2 });
    const write = 'update coupon_rows set left_count = new.left_count where id = new.id';
    await removeRowLocks(app, 'coupon', { event: 'update', count: 6, write });
    expect(await collectByMany(app, couponId, 6)).toEqual({ collected: 6 });
    expect([await countCollected(app, couponId), await leftOf(app, couponId)]).toEqual([6, 1]);
  });
});

describe('collectCoupon, called concurrently by one buyer', () => {
  async function collectOften(app: TestApp, couponId: number, clicks: number) {
    const collect = await overHttp(app);
    const ada = await signIn(app);
    const outcomes = countOutcomes(await Promise.all(times(clicks, () => collect(ada.authorization, couponId))));
    return { outcomes, collected: await countCollected(app, couponId, ada.userId) };
  }

  it('stops at the limit per person', async () => {
    const app = await openTestApp();
    const couponId = await seedCoupon(app, { perPerson: 2 });
    expect(await collectOften(app, couponId, 20)).toEqual({
      outcomes: { collected: 2, 'coupon.limit': 18 },
      collected: 2,
    });
    expect(await leftOf(app, couponId)).toBe(98);
  });

  it('takes nothing away from other buyers', async () => {
    const app = await openTestApp();
    const couponId = await seedCoupon(app, { total: 5 });
    const collect = await overHttp(app);
    const [greedy, ...others] = await Promise.all(times(5, () => signIn(app)));
    const clicks = times(30, () => greedy?.authorization ?? '');
    const answers = await Promise.all(
      [...clicks, ...others.map(({ authorization }) => authorization)].map((who) => collect(who, couponId)),
    );
    expect(countOutcomes(answers).collected).toBe(5);
    for (const { userId } of others) expect(await countCollected(app, couponId, userId)).toBe(1);
  });

  /** The row lock on the coupon serialises the counting of own coupons; the unique constraint is the second guard. */
  async function removeCouponLock(app: TestApp): Promise<void> {
    await removeRowLocks(app, 'coupon', { event: 'update', count: 1, write: 'null' });
  }

  it('control: without the row lock the unique key rejects duplicates', async () => {
    const app = await openTestApp();
    const couponId = await seedCoupon(app, { perPerson: 2 });
    await removeCouponLock(app);
    await synchroniseTransactionsBefore(app, 'insert', 'own_coupon', 6);
    expect(await collectOften(app, couponId, 6)).toEqual({
      outcomes: { collected: 1, 'server.fault': 5 },
      collected: 1,
    });
  });

  it('control: without the row lock and the unique key the limit does not hold', async () => {
    const app = await openTestApp();
    const couponId = await seedCoupon(app, { perPerson: 2 });
    await removeCouponLock(app);
    await app.database.queries.execute(sql`alter table own_coupon drop constraint own_coupon_once`);
    await synchroniseTransactionsBefore(app, 'insert', 'own_coupon', 6);
    expect(await collectOften(app, couponId, 6)).toEqual({ outcomes: { collected: 6 }, collected: 6 });
  });

  it('cannot insert a second row with the same ordinal', async () => {
    const app = await openTestApp();
    const couponId = await seedCoupon(app);
    const userId = randomUUID();
    const insert = () =>
      app.database.queries.execute(sql`insert into own_coupon (coupon_id, user_id, ordinal, valid_from, valid_until)
        values (${couponId}, ${userId}, 1, mall_now(), mall_now() + interval '1 day')`);
    await insert();
    await expect(insert()).rejects.toMatchObject({ cause: { constraint: 'own_coupon_once' } });
  });
});
