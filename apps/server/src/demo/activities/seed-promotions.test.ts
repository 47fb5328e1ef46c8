import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoCoupons } from '@galleria/demo/promotions/demo-coupons';
import { demoDiscounts } from '@galleria/demo/promotions/demo-discounts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { seedPromotions } from './seed-promotions.ts';

const app = await openSharedTestApp();

async function countRows(app: TestApp) {
  const { rows } = await app.database.queries.execute<{ coupons: number; discounts: number }>(
    sql`select (select count(*)::int from coupon) as coupons, (select count(*)::int from store_discount) as discounts`,
  );
  return rows[0];
}

/** A seeded mall without promotions. */
async function openWithoutPromotions(): Promise<TestApp> {
  await app.database.queries.execute(sql`truncate own_coupon, coupon, store_discount`);
  return app;
}

async function buyersCoupons(app: TestApp) {
  const payload = { userName: demoBuyer.mail, passWord: demoBuyer.password };
  const signedIn = (await app.call('/login', { method: 'POST', payload })).envelope.data as { accessToken: string };
  const headers = { authorization: signedIn.accessToken };
  const { data } = (await app.call('/p/coupon/page?size=100', { headers })).envelope;
  const { counts, records } = data as { counts: object; records: { isYetToStart: boolean }[] };
  return { ...counts, yetToStart: records.filter(({ isYetToStart }) => isYetToStart).length };
}

const IN_HAND = { notUsed: 7, used: 0, expired: 1, yetToStart: 2 };

const ALL = { coupons: demoCoupons.length, discounts: demoDiscounts.length };

describe('seedPromotions', () => {
  it('seeds once when two processes start together, also into a mall that was seeded without promotions', async () => {
    const app = await openWithoutPromotions();
    await Promise.all([seedPromotions(app.database), seedPromotions(app.database)]);
    expect(await countRows(app)).toEqual(ALL);
  });

  it('seeds coupons of several stores that can be collected, and one that is sold out', async () => {
    const { data } = (await app.call('/coupon/page?size=100')).envelope;
    const { records } = data as { records: { state: string; shopId: number; couponName: string }[] };
    expect(records.length).toBeGreaterThanOrEqual(14);
    expect(records.filter(({ state }) => state === 'soldOut')).toHaveLength(1);
    expect(records.at(-1)?.state).toBe('soldOut');
    expect(new Set(records.map(({ shopId }) => shopId)).size).toBeGreaterThan(4);
  });

  it('gives the demo buyer usable, future and expired coupons', async () => {
    const app = await openWithoutPromotions();
    await seedPromotions(app.database);
    expect(await buyersCoupons(app)).toEqual(IN_HAND);
  });
});
