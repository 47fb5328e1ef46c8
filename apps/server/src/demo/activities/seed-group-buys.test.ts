import { demoGroupBuys } from '@galleria/demo/promotions/demo-group-buys';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../infra/log/log.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { renewGroupBuys, seedGroupBuys } from './seed-group-buys.ts';

describe('seedGroupBuys', () => {
  it('seeds running group buys with open groups, once, and keeps them running for weeks', async () => {
    const app = await openTestApp();
    const services = { ...app.services, log: createLog({ logLevel: 'silent' }) };
    await seedGroupBuys(app.database, services);
    await seedGroupBuys(app.database, services);
    const { pool } = app.database;
    const groups = await pool.query<{ open: number; all: number }>(
      `select count(*) filter (where state = 'open' and expires_at > mall_now())::int as open, count(*)::int as all from group_buy`,
    );
    expect(groups.rows[0]).toEqual({ open: demoGroupBuys.length, all: demoGroupBuys.length });
    expect((await app.call('/group/page')).envelope.data).toMatchObject({ total: 6 });
    for (let hour = 1; hour <= 24 * 24; hour += 23) {
      await app.moveClock(`${hour} hours`);
      await renewGroupBuys(app.database);
      const { rows } = await pool.query<{ running: number }>(
        `select count(distinct activity_id)::int as running from activity_item join activity on activity.id = activity_id
         where kind = 'groupBuy' and during @> mall_now()`,
      );
      expect({ hour, isAlive: (rows[0]?.running ?? 0) >= 1 }).toEqual({ hour, isAlive: true });
    }
  });
});
