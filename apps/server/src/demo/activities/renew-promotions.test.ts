import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { seedPromotions } from './seed-promotions.ts';

/** Offered promotions, and the demo buyer's coupons by state. */
async function countPromotions({ database }: TestApp) {
  const { rows } = await database.queries.execute(sql`
    select
      (select count(*)::int from coupon where offered_from <= mall_now() and mall_now() < offered_until
        and coalesce(valid_until, 'infinity') > mall_now()) as offered,
      (select count(*)::int from store_discount where starts_at <= mall_now() and mall_now() < ends_at) as discounts,
      count(*) filter (where valid_until > mall_now())::int as usable,
      count(*) filter (where valid_from > mall_now())::int as "yetToStart",
      count(*) filter (where valid_until <= mall_now())::int as over
    from own_coupon where user_id = (select id from account where mail = ${demoBuyer.mail})`);
  return rows[0];
}

async function datesOf({ database }: TestApp, couponId: number) {
  const { rows } = await database.queries.execute(
    sql`select offered_from, offered_until, valid_from, valid_until from coupon where id = ${couponId}`,
  );
  return rows[0];
}

const AT_FIRST = { offered: 15, discounts: 8, usable: 7, yetToStart: 2, over: 1 };

describe('seedPromotions in a seeded mall', () => {
  it('moves the dates into the present when the demo was not started for months', async () => {
    const app = await openTestApp();
    expect(await countPromotions(app)).toEqual(AT_FIRST);
    await app.moveClock('400 days');
    expect(await countPromotions(app)).toEqual({ offered: 0, discounts: 0, usable: 0, yetToStart: 0, over: 8 });
    await Promise.all([seedPromotions(app.database), seedPromotions(app.database)]);
    expect(await countPromotions(app)).toEqual(AT_FIRST);
    await app.moveClock('900 days');
    await seedPromotions(app.database);
    expect(await countPromotions(app)).toEqual(AT_FIRST);
  });

  it('leaves the dates alone within thirty days', async () => {
    const app = await openTestApp();
    const before = await datesOf(app, 2);
    await app.moveClock('20 days');
    await seedPromotions(app.database);
    expect(await datesOf(app, 2)).toEqual(before);
  });

  it('leaves promotions with changed dates and coupons collected by buyers alone', async () => {
    const app = await openTestApp();
    const { queries } = app.database;
    await queries.execute(sql`update coupon set offered_until = offered_until - interval '1 day' where id = 2`);
    await queries.execute(
      sql`update own_coupon set collected_at = collected_at + interval '2 days' where coupon_id = 11`,
    );
    const before = await datesOf(app, 2);
    await app.moveClock('400 days');
    await seedPromotions(app.database);
    expect(await datesOf(app, 2)).toEqual(before);
    expect(await countPromotions(app)).toMatchObject({ offered: 14, usable: 6, over: 2 });
  });
});
