import { describe, expect, it } from 'vitest';
import { openSharedTestApp } from '../../testing/open-test-app.ts';
import { seedDelivery } from './seed-delivery.ts';

const app = await openSharedTestApp();

describe('seedDelivery', () => {
  it('seeds once, also into a mall that was seeded before it had pickup points', async () => {
    const { pool } = app.database;
    const readSeeded = async () => {
      const { rows } = await pool.query(`
        select (select count(distinct store_id)::int from pickup_point) as stores,
          (select count(*)::int from pickup_point) as points,
          (select count(*)::int from store where same_city is not null) as rounds,
          (select count(*)::int from product where delivery_types @> '{2,4}') as products,
          (select count(*)::int from product where is_virtual and virtual_questions <> '[]' and voucher_days > 0) as asked`);
      return rows[0];
    };
    const atFirst = await readSeeded();
    expect(atFirst).toMatchObject({ rounds: 3, asked: 2 });
    expect(atFirst.stores).toBeGreaterThanOrEqual(6);
    expect(atFirst.products).toBeGreaterThan(10);
    await pool.query(`
      delete from pickup_point;
      update store set same_city = null;
      update product set delivery_types = '{1}', virtual_questions = '[]', voucher_days = null`);
    await seedDelivery(app.database);
    await seedDelivery(app.database);
    expect(await readSeeded()).toEqual(atFirst);
  });
});
