import { demoActivities } from '@galleria/demo/promotions/demo-activities';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { renewActivities } from './renew-activities.ts';
import { seedActivities } from './seed-activities.ts';

interface Seen {
  readonly ongoing: number;
  readonly endingSoon: number;
  readonly startingSoon: number;
  readonly ended: number;
}

async function look({ database: { pool } }: TestApp): Promise<Seen> {
  const { rows } = await pool.query<Seen>(`select
      count(*) filter (where during @> mall_now())::int as ongoing,
      count(*) filter (where during @> mall_now() and upper(during) < mall_now() + interval '31 hours')::int as "endingSoon",
      count(*) filter (where lower(during) between mall_now() and mall_now() + interval '61 hours')::int as "startingSoon",
      count(*) filter (where upper(during) <= mall_now())::int as ended
    from (select distinct activity_id, during from activity_item) as activity`);
  const [seen] = rows;
  if (!seen) throw new Error('look: no row');
  return seen;
}

async function openSeeded(): Promise<TestApp> {
  const app = await openTestApp();
  await Promise.all([seedActivities(app.database), seedActivities(app.database)]);
  return app;
}

describe('seedActivities', () => {
  it('seeds running and upcoming discounts of 10 to 42 percent for 24 products, once', async () => {
    const app = await openSeeded();
    const { rows } = await app.database.pool.query(`
      select count(distinct activity_item.product_id)::int as products, count(distinct activity_id)::int as activities,
        min(100 - activity_item.price_cents * 100.0 / sku.price_cents)::float8 as least,
        max(100 - activity_item.price_cents * 100.0 / sku.price_cents)::float8 as most,
        bool_and(sku.old_price_cents = sku.price_cents) as "isHonest"
      from activity_item join sku on sku.id = sku_id`);
    expect(rows[0]).toMatchObject({ products: 24, activities: demoActivities.length, isHonest: true });
    expect(rows[0].least).toBeGreaterThanOrEqual(10);
    expect(rows[0].most).toBeLessThan(42);
    expect(await look(app)).toMatchObject({ ongoing: 5, endingSoon: 2, startingSoon: 2, ended: 0 });
    const { total } = (await app.call('/limitedTime/page')).envelope.data as { total: number };
    expect(total).toBe(15);
  });

  it('always has an activity that ends soon and one that starts soon over 30 days, without clashes', async () => {
    const app = await openSeeded();
    for (let hour = 1; hour <= 30 * 24; hour += 5) {
      await app.moveClock(`${hour} hours`);
      await renewActivities(app.database);
      const { ongoing, endingSoon, startingSoon, ended } = await look(app);
      expect({ hour, isAlive: ongoing >= 2 && endingSoon >= 1 && startingSoon >= 1, ended }).toEqual({
        ...{ hour, isAlive: true, ended: 0 },
      });
    }
  });

  it('renews activities after months without a start, except those that were stopped or taken down', async () => {
    const app = await openSeeded();
    const { pool } = app.database;
    await pool.query(`update activity set ends_at = ends_at - interval '1 minute' where id = 1`);
    await pool.query(`update activity_item set during = tstzrange(lower(during), upper(during) - interval '1 minute')
      where activity_id = 1`);
    await pool.query(`update activity set taken_down_at = mall_now(), taken_down_reason = 'Misleading' where id = 2`);
    // The store sells one of the activity's SKUs for less at the time to which the activity would be postponed.
    await app.moveClock('400 days');
    await pool.query(`with made as (insert into activity (store_id, kind, name, starts_at, ends_at)
        values (14, 'limitedTime', '{"en": "Own"}', mall_now(), mall_now() + interval '60 days') returning id, starts_at, ends_at)
      insert into activity_item (activity_id, sku_id, product_id, price_cents, during)
      select made.id, sku_id, product_id, 1, tstzrange(starts_at, ends_at) from made, activity_item
      where activity_id = 5 limit 1`);
    await seedActivities(app.database);
    const { rows } = await pool.query(
      'select id from activity where ends_at > mall_now() and id <= 8 and taken_down_at is null order by id',
    );
    expect(rows.map(({ id }) => id)).toEqual([3, 4, 6, 7, 8]);
  });
});
