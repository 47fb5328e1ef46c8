import { demoGifts } from '@galleria/demo/promotions/demo-gifts';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../infra/log/log.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { renewGifts, seedGifts } from './seed-gifts.ts';

describe('seedGifts', () => {
  it('seeds running gifts and one order with a gift, once, and keeps gifts running for weeks', async () => {
    const app = await openTestApp();
    const services = { ...app.services, log: createLog({ logLevel: 'silent' }) };
    await seedGifts(app.database, services);
    await seedGifts(app.database, services);
    const { pool } = app.database;
    const { rows } = await pool.query(
      `select (select count(*)::int from activity where kind = 'gift') as activities,
         (select count(*)::int from order_line where main_sku_id is not null) as gifts,
         (select sum(given)::int from activity_gift) as given`,
    );
    expect(rows[0]).toEqual({ activities: demoGifts.length, gifts: 1, given: 1 });
    for (let hour = 1; hour <= 24 * 24; hour += 23) {
      await app.moveClock(`${hour} hours`);
      await renewGifts(app.database);
      const running = await pool.query<{ count: number }>(
        `select count(distinct activity_id)::int as count from activity_item where gives_gift and during @> mall_now()`,
      );
      expect({ hour, isAlive: (running.rows[0]?.count ?? 0) >= 1 }).toEqual({ hour, isAlive: true });
    }
  });
});
