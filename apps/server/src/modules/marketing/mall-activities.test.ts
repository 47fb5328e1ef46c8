import type * as contract from '@galleria/contract/activities/staff-activities';
import type { OutputOf } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../testing/call-as-staff.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { lastMessage } from '../../testing/read-messages.ts';
import { OWNER } from '../sellers/testing/seller-browser.ts';
import { goodsOf, hoursFromNow, openActivityMaker } from './testing/activity-maker.ts';

type Page = OutputOf<typeof contract.mallActivityPage>;
type Calendar = OutputOf<typeof contract.mallActivityCalendar>;
type Info = OutputOf<typeof contract.mallActivityInfo>;

async function openMall() {
  const app = await openTestApp();
  const maker = await openActivityMaker(app);
  const staff = await callAsStaff(app, 'marketing.view', 'marketing.edit');
  const takeDown = (activityId: number, reason = 'Prices are misleading.') =>
    staff.reason('PUT', '/s/activity/takeDown', { activityId, reason });
  const info = (activityId: number) => staff.get<Info>(`/s/activity/info?activityId=${activityId}`);
  return { ...maker, app, staff, takeDown, info };
}

describe('activities of all stores', () => {
  it('are found by store, state and name, with their goods and results', async () => {
    const { app, staff, made, inStore, info } = await openMall();
    const goods = await goodsOf(app, 2, 2);
    const first = await made(goods, { startTime: hoursFromNow(-1) });
    await inStore(5);
    const second = await made(await goodsOf(app, 5, 1), { names: { en: 'Kettle days' } });
    const found = async (query: string) =>
      (await staff.get<Page>(`/s/activity/page?${query}`)).records.map(({ activityId }) => activityId);
    expect(await found('')).toEqual([second, first]);
    expect(await found('shopId=2')).toEqual([first]);
    expect(await found('state=notStarted')).toEqual([second]);
    expect(await found('keyword=KETTLE')).toEqual([second]);
    await app.database.pool.query(
      `insert into activity_use (activity_id, order_id, user_id, paid_cents, off_cents)
       values ($1, 1, gen_random_uuid(), 16000, 4000), ($1, 2, gen_random_uuid(), 8000, 2000)`,
      [first],
    );
    expect(await info(first)).toMatchObject({
      ...{ shopId: 2, shopName: 'Northwind Audio', state: 'ongoing', productCount: 2, skuCount: 2 },
      ...{ orders: 2, buyers: 2, broughtIn: 240, givenAway: 60 },
    });
    expect((await info(first)).products.map(({ prodId }) => prodId)).toEqual(goods.map(({ prodId }) => prodId));
    expect(await staff.reason('GET', '/s/activity/info?activityId=999999')).toBe('activity.notFound');
    const reader = await callAsStaff(app, 'marketing.view');
    expect(await reader.reason('PUT', '/s/activity/takeDown', { activityId: first, reason: 'x' })).toBe(
      'access.forbidden',
    );
  });

  it('show staff and their own store the open, filled and failed groups of a group buy', async () => {
    const { app, staff, seller, made, inStore } = await openMall();
    const [goods] = await goodsOf(app, 2, 1);
    const activityId = await made(goods ? [goods] : [], { kind: 'groupBuy', terms: { groupSize: 3 } });
    // The last group is in no count: its leader has not paid.
    await app.database.pool.query(
      `insert into group_buy (activity_id, product_id, store_id, size, leader_id, state, expires_at, ended_at)
       select $1, $2, 2, 3, gen_random_uuid(), state, case when is_paid then mall_now() + interval '1 hour' end,
         case when state <> 'open' then mall_now() end
       from (values ('open', true), ('open', true), ('filled', true), ('failed', true), ('open', false)) as made (state, is_paid)`,
      [activityId, goods?.prodId],
    );
    const counts = { open: 2, filled: 1, failed: 1 };
    expect(await staff.get(`/s/group/counts?activityId=${activityId}`)).toEqual(counts);
    expect(await staff.reason('GET', '/s/group/counts?activityId=999999')).toBe('activity.notFound');
    expect((await seller.call('GET', `/m/group/counts?activityId=${activityId}`)).data).toEqual(counts);
    await inStore(5);
    expect((await seller.call('GET', `/m/group/counts?activityId=${activityId}`)).reason).toBe('activity.notFound');
  });

  it('are taken down with a reason that is sent to the store', async () => {
    const { app, seller, made, save, takeDown, info } = await openMall();
    const goods = await goodsOf(app, 2, 1);
    const activityId = await made(goods, { startTime: hoursFromNow(-1) });
    expect(await takeDown(activityId, ' ')).toBe('input.invalid');
    expect(await takeDown(999_999)).toBe('activity.notFound');
    expect(await takeDown(activityId)).toBeUndefined();
    expect(await takeDown(activityId)).toBe('activity.ended');
    expect(await info(activityId)).toMatchObject({ state: 'takenDown', takenDownReason: 'Prices are misleading.' });
    const { text, template } = await lastMessage(app, OWNER.mail);
    expect({ template, text }).toMatchObject({
      ...{ template: 'activityTakenDown', text: expect.stringContaining('Prices are misleading.') },
    });
    expect(text).toContain('Short and sweet');
    expect((await save(goods, { activityId })).reason).toBe('activity.started');
    expect(await seller.reason('PUT', '/m/activity/stop', { activityId })).toBe('activity.notOngoing');
    // Its SKUs are free for another activity.
    expect((await save(goods)).reason).toBeUndefined();
    const { rows } = await app.database.pool.query(
      `select after from audit_entry where operation like '%takeDownActivity' and after is not null`,
    );
    expect(rows).toMatchObject([{ after: { activityId, state: 'takenDown' } }]);
  });

  it('can be taken down before they start, and then never run', async () => {
    const { app, made, takeDown, info } = await openMall();
    const activityId = await made(await goodsOf(app, 2, 1));
    expect(await takeDown(activityId)).toBeUndefined();
    await app.moveClock('2 hours');
    expect((await info(activityId)).state).toBe('takenDown');
    expect((await app.call('/limitedTime/page')).envelope.data).toMatchObject({ total: 0 });
  });
});

describe('the calendar of all stores', () => {
  it('lists the activities of a period, by store and kind', async () => {
    const { app, staff, made, inStore } = await openMall();
    const first = await made(await goodsOf(app, 2, 1), { startTime: hoursFromNow(-1) });
    await inStore(5);
    const second = await made(await goodsOf(app, 5, 1), { names: { en: 'Kettle days' } });
    const shown = async (from: number, to: number, more = '') => {
      const period = new URLSearchParams({ from: hoursFromNow(from), to: hoursFromNow(to) });
      return staff.get<Calendar>(`/s/activity/calendar?${period}${more}`);
    };
    const ids = async (...period: Parameters<typeof shown>) =>
      (await shown(...period)).activities.map(({ activityId }) => activityId);
    expect(await ids(-48, 48)).toEqual([first, second]);
    expect(await ids(-48, 0.5)).toEqual([first]);
    expect(await ids(30, 48)).toEqual([]);
    expect(await ids(48, -48)).toEqual([]);
    expect(await ids(-48, 48, '&kind=limitedTime&shopId=5')).toEqual([second]);
    expect(await shown(-48, 48, '&shopId=5')).toMatchObject({
      activities: [{ name: 'Kettle days', state: 'notStarted', shopId: 5 }],
      hasMore: false,
    });
    const stranger = await callAsStaff(app, 'orders.view');
    expect(await stranger.reason('GET', '/s/activity/calendar')).toBe('access.forbidden');
  });

  it('reports that there are more than the 300 it shows', async () => {
    const { app, staff } = await openMall();
    const fill = (count: number) =>
      app.database.pool.query(
        `insert into activity (store_id, kind, name, starts_at, ends_at)
         select 2, 'limitedTime', '{"en": "One of many"}', mall_now() + n * interval '1 minute', mall_now() + interval '2 days'
         from generate_series(1, $1::int) as n`,
        [count],
      );
    const read = async () => {
      const period = new URLSearchParams({ from: hoursFromNow(-1), to: hoursFromNow(24) });
      const { activities, hasMore } = await staff.get<Calendar>(`/s/activity/calendar?${period}`);
      return { shown: activities.length, hasMore };
    };
    await fill(300);
    expect(await read()).toEqual({ shown: 300, hasMore: false });
    await fill(1);
    expect(await read()).toEqual({ shown: 300, hasMore: true });
  });
});
