import { describe, expect, it } from 'vitest';
import { createLog } from '../../infra/log/log.ts';
import { activities } from '../../modules/activities/index.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { renewFlashSales, seedFlashSales } from './seed-flash-sales.ts';

async function one<Row>({ database: { pool } }: TestApp, query: string): Promise<Row> {
  return (await pool.query(query)).rows[0] as Row;
}

/** Pieces in stock and in pools; sold pieces are in neither. */
const PIECES = `select (select sum(available)::int from sku_stock)
  + (select count(*)::int from activity_unit where trade_id is null) as pieces`;

describe('seedFlashSales', () => {
  it('seeds a running round with a sold-out product, and adds rounds over weeks without losing a piece', async () => {
    const app = await openTestApp();
    const services = { ...app.services, log: createLog({ logLevel: 'silent' }) };
    await seedFlashSales(app.database, services);
    const sold = `select count(*)::int as sold from activity_unit where trade_id is not null`;
    expect(await one(app, sold)).toEqual({ sold: 1 });
    await seedFlashSales(app.database, services);
    expect(await one(app, sold)).toEqual({ sold: 1 });
    // Every approved sale has a product with a single piece, whichever round the test runs in.
    const last = await app.database.pool.query(
      `select activity_id, sum(pieces)::int as pieces from activity_item join activity on activity.id = activity_id
       where approval = 'approved' group by activity_id, product_id having sum(pieces) = 1`,
    );
    expect(last.rows).toHaveLength(4);
    const { data } = (await app.call('/seckill/page')).envelope;
    expect(data).toMatchObject({ total: 4, shown: expect.anything() });
    const states = async () =>
      ((await app.call('/seckill/page')).envelope.data as { records: { state: string }[] }).records.map(
        ({ state }) => state,
      );
    await expect
      .poll(async () => (await states()).toSorted(), { timeout: 10_000 })
      .toEqual(['ongoing', 'ongoing', 'ongoing', 'soldOut']);
    const before = await one(app, PIECES);
    for (let hour = 1; hour <= 60; hour += 5) {
      await app.moveClock(`${hour} hours`);
      await activities.jobs?.turnActivities?.run(app.services.activities, {});
      await renewFlashSales(app.database);
      const running = await one<{ count: number }>(
        app,
        `select count(distinct activity_id)::int as count from activity_item join activity on activity.id = activity_id
         where kind = 'flashSale' and during @> mall_now()`,
      );
      const waiting = await one<{ count: number }>(
        app,
        `select count(*)::int as count from activity where approval = 'waiting' and starts_at > mall_now()`,
      );
      expect({ hour, running, waiting }).toEqual({ hour, running: { count: 1 }, waiting: { count: 1 } });
      expect(await one(app, PIECES)).toEqual(before);
    }
  });
});
