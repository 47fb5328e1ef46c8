import type * as contract from '@galleria/contract/activities/staff-activities';
import type { OutputOf } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../infra/log/log.ts';
import { callAsStaff } from '../../testing/call-as-staff.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { goodsOf, hoursFromNow, openActivityMaker, setClock } from '../marketing/testing/activity-maker.ts';
import { shownActivities, viewsByActivity } from './activity-views.ts';
import { analytics } from './index.ts';
import { VisitCounter } from './visit-counter.ts';

type Info = OutputOf<typeof contract.mallActivityInfo>;

const ADA = { address: '203.0.113.7', agent: 'Firefox' };
const GRACE = { ...ADA, address: '203.0.113.8' };

/** A running activity and a coming one, of one product each, and two processes that count views. */
async function openViews() {
  const app = await openTestApp();
  const { made } = await openActivityMaker(app);
  const [first, second, plain] = await goodsOf(app, 2, 3);
  if (!first || !second || !plain) throw new Error('openViews: no goods');
  const running = await made([first], { startTime: hoursFromNow(-1) });
  const coming = await made([second], { startTime: hoursFromNow(2) });
  const { services, database } = app;
  const current = () => services.activities.current();
  await expect.poll(async () => (await current()).runningProdIds()).toEqual([first.prodId]);
  const counter = () =>
    new VisitCounter({
      ...{ queries: database.queries, log: createLog({ logLevel: 'silent' }), key: Buffer.alloc(32, 7) },
      timeZone: async () => 'UTC',
      activitiesOf: async (prodId) => shownActivities(await current(), prodId),
    });
  const seen = async (activityId: number) => {
    // Signed in again each time, because sessions end when the clock is moved.
    const staff = await callAsStaff(app, 'marketing.view');
    const { views, visitors } = await staff.get<Info>(`/s/activity/info?activityId=${activityId}`);
    return { views, visitors };
  };
  const page = ({ prodId }: { prodId: number }) => `/detail?prodId=${prodId}`;
  return { app, made, counter, seen, page, running, coming, first, second, plain };
}

describe('views of an activity', () => {
  it('count pages of its products over all processes, and each visitor once a day', async () => {
    const { app, counter, seen, page, running, coming, first, second, plain } = await openViews();
    expect(await seen(running)).toEqual({ views: 0, visitors: 0 });
    const counters = [counter(), counter()];
    for (const one of counters) {
      await one.record({ ...ADA, url: page(first) });
      await one.record({ ...ADA, url: `/detail.data?prodId=${first.prodId}` });
      for (const other of [second, plain]) await one.record({ ...ADA, url: page(other) });
      await one.record({ ...ADA, url: '/shop-index?sid=2' });
    }
    await counters[0]?.record({ ...GRACE, url: page(first) });
    expect(await seen(running)).toEqual({ views: 0, visitors: 0 });
    await Promise.all(counters.map((one) => one.close()));
    expect(await seen(running)).toEqual({ views: 5, visitors: 2 });
    expect(await seen(coming)).toEqual({ views: 0, visitors: 0 });
    const { rows } = await app.database.pool.query<{ visitor: Buffer }>('select visitor from activity_visitor');
    expect(rows.map(({ visitor }) => visitor.length)).toEqual([12, 12]);
    await app.moveClock('3 days');
    await analytics.jobs?.deleteOldVisitors?.run(app.services.analytics, {});
    expect((await app.database.pool.query('select from activity_visitor')).rowCount).toBe(0);
    expect(await seen(running)).toEqual({ views: 5, visitors: 2 });
  });

  it('belong to the activity that ran when the page was seen, not when the views were written', async () => {
    const { app, counter, seen, page, coming, second } = await openViews();
    const one = counter();
    await one.record({ ...ADA, url: page(second) });
    await setClock(app, new Date(Date.now() + 3 * 3_600_000).toISOString());
    const { activities } = app.services;
    await expect.poll(async () => shownActivities(await activities.current(), second.prodId)).toEqual([coming]);
    await one.record({ ...ADA, url: page(second) });
    await one.record({ ...ADA, url: page(second) });
    await one.close();
    expect(await seen(coming)).toEqual({ views: 2, visitors: 1 });
  });

  it('of a combo count on the pages of all its products, beside other activities shown there', async () => {
    const { app, made, counter, seen, page, running, first, plain } = await openViews();
    const combo = await made([first, plain], {
      ...{ kind: 'combo', startTime: hoursFromNow(-1) },
      terms: {
        combo: {
          parts: [first, plain].map(({ prodId }) => ({ prodId, isFixed: true, quantity: 1 })),
          least: 0,
          most: 0,
        },
      },
    });
    const { activities } = app.services;
    await expect.poll(async () => shownActivities(await activities.current(), plain.prodId)).toEqual([combo]);
    const one = counter();
    for (const goods of [first, plain, plain]) await one.record({ ...ADA, url: page(goods) });
    await one.record({ ...GRACE, url: page(first) });
    await one.close();
    expect(await seen(combo)).toEqual({ views: 4, visitors: 2 });
    expect(await seen(running)).toEqual({ views: 2, visitors: 2 });
  });

  it('of a new-user special include all visitors', async () => {
    const { app, made, counter, seen, page, plain } = await openViews();
    const special = await made([plain], { kind: 'newUser', startTime: hoursFromNow(-1) });
    const { activities } = app.services;
    await expect.poll(async () => shownActivities(await activities.current(), plain.prodId)).toEqual([special]);
    const one = counter();
    await one.record({ ...ADA, url: page(plain) });
    await one.record({ ...GRACE, url: page(plain) });
    await one.close();
    expect(await seen(special)).toEqual({ views: 2, visitors: 2 });
  });

  it('are added up by activity', () => {
    const seen = [
      { activityId: 7, views: 2 },
      { activityId: 9, views: 1 },
      { activityId: 7, views: 3 },
    ];
    expect(viewsByActivity(seen, new Map([[7, 1]]))).toEqual([
      { activityId: 7, views: 5, visitors: 1 },
      { activityId: 9, views: 1, visitors: 0 },
    ]);
  });
});
