import { demoCombos } from '@galleria/demo/promotions/demo-combos';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../infra/log/log.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { renewCombos, seedCombos } from './seed-combos.ts';

describe('seedCombos', () => {
  it('seeds running combos and one order of a combo, once, and keeps combos running for weeks', async () => {
    const app = await openTestApp();
    const services = { ...app.services, log: createLog({ logLevel: 'silent' }) };
    await seedCombos(app.database, services);
    await seedCombos(app.database, services);
    const { pool } = app.database;
    const orders = await pool.query('select type, status from mall_order where type = 5');
    expect(orders.rows).toEqual([{ type: 5, status: 5 }]);
    await pool.query(`select pg_notify('mall_changed', 'activities')`);
    for (const { activityId, parts } of demoCombos) {
      const main = await pool.query<{ id: number }>(
        `select (terms #>> '{combo,parts,0,prodId}')::int as id from activity where id = $1`,
        [activityId],
      );
      const list = async () => (await app.call(`/combo/list?prodId=${main.rows[0]?.id}`)).envelope.data;
      await expect.poll(list).toMatchObject([{ activityId, parts: parts.map(({ isFixed }) => ({ isFixed })) }]);
    }
    for (let hour = 1; hour <= 40 * 24; hour += 47) {
      await app.moveClock(`${hour} hours`);
      await renewCombos(app.database);
      const { rows } = await pool.query<{ running: number }>(
        `select count(distinct activity_id)::int as running from activity_item join activity on activity.id = activity_id
         where kind = 'combo' and during @> mall_now()`,
      );
      expect({ hour, isAlive: (rows[0]?.running ?? 0) >= 1 }).toEqual({ hour, isAlive: true });
    }
  });
});
