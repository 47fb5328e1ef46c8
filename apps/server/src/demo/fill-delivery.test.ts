import { describe, expect, it } from 'vitest';
import { openTestApp } from '../testing/open-test-app.ts';
import { fillDelivery } from './fill-delivery.ts';

describe('the ways of delivery of the demo', () => {
  it('come also to a mall that was furnished before, once', async () => {
    const app = await openTestApp();
    const { pool } = app.database;
    const furnished = async () => {
      const { rows } = await pool.query(`
        select (select count(distinct store_id)::int from pickup_point) as stores,
          (select count(*)::int from pickup_point) as points,
          (select count(*)::int from store where same_city is not null) as rounds,
          (select count(*)::int from product where delivery_types @> '{2,4}') as products,
          (select count(*)::int from product where is_virtual and virtual_questions <> '[]' and voucher_days > 0) as asked`);
      return rows[0];
    };
    const atFirst = await furnished();
    expect(atFirst).toMatchObject({ rounds: 3, asked: 1 });
    expect(atFirst.stores).toBeGreaterThanOrEqual(6);
    expect(atFirst.products).toBeGreaterThan(10);
    await pool.query(`
      delete from pickup_point;
      update store set same_city = null;
      update product set delivery_types = '{1}', virtual_questions = '[]', voucher_days = null`);
    await fillDelivery(app.database);
    await fillDelivery(app.database);
    expect(await furnished()).toEqual(atFirst);
  });
});
