import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { removeAdvisoryLocks, synchroniseTransactionsBefore } from '../../testing/remove-guards.ts';
import { goodsOf, hoursFromNow, openActivityMaker } from './testing/activity-maker.ts';

async function saveAtOnce(app: TestApp, times: number) {
  const { save } = await openActivityMaker(app);
  const goods = await goodsOf(app, 2, 1);
  const period = { startTime: hoursFromNow(1), endTime: hoursFromNow(9) };
  const answers = await Promise.all(Array.from({ length: times }, () => save(goods, period)));
  return answers.map(({ success, reason, code }) => (success ? 'saved' : (reason ?? code))).toSorted();
}

async function countPrices({ database: { pool } }: TestApp): Promise<number> {
  return (await pool.query('select count(*)::int as count from activity_item')).rows[0].count;
}

describe('activities saved concurrently for one SKU', () => {
  it('are refused except one', async () => {
    const app = await openTestApp();
    const refused = Array.from({ length: 4 }, () => 'activity.overlap');
    expect(await saveAtOnce(app, 5)).toEqual([...refused, 'saved']);
    expect(await countPrices(app)).toBe(1);
  });

  it('control: without the lock the exclusion constraint rejects the second', async () => {
    const app = await openTestApp();
    await removeAdvisoryLocks(app);
    await synchroniseTransactionsBefore(app, 'insert', 'activity_item', 2);
    expect(await saveAtOnce(app, 2)).toEqual(['saved', 'server.fault']);
    expect(await countPrices(app)).toBe(1);
  });

  it('control: without the lock and the constraint the SKU has two prices', async () => {
    const app = await openTestApp();
    await removeAdvisoryLocks(app);
    await app.database.pool.query('alter table activity_item drop constraint activity_item_once');
    await synchroniseTransactionsBefore(app, 'insert', 'activity_item', 2);
    expect(await saveAtOnce(app, 2)).toEqual(['saved', 'saved']);
    expect(await countPrices(app)).toBe(2);
  });
});

describe('an activity stopped several times concurrently', () => {
  it('ends once, and refuses the other calls', async () => {
    const app = await openTestApp();
    const { seller, made } = await openActivityMaker(app);
    const activityId = await made(await goodsOf(app, 2, 1), { startTime: hoursFromNow(-1) });
    const stops = Array.from({ length: 4 }, () => seller.reason('PUT', '/m/activity/stop', { activityId }));
    const refused = Array.from({ length: 3 }, () => 'activity.notOngoing');
    expect((await Promise.all(stops)).toSorted()).toEqual([...refused, undefined]);
  });
});
