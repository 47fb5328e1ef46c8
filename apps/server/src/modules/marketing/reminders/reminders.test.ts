import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { lastMessage } from '../../../testing/read-messages.ts';
import { marketing } from '../index.ts';
import { goodsOf, hoursFromNow, openActivityMaker } from '../testing/activity-maker.ts';
import { countReminders, openBuyer, readRemindedBuyers, startDue } from '../testing/reminders.ts';

/** An activity of some products of store 2 that starts in an hour, and a buyer, Ada, who may ask for a reminder. */
async function openReminder(products = 1) {
  const app = await openTestApp();
  const maker = await openActivityMaker(app);
  const goods = await goodsOf(app, 2, products);
  const activityId = await maker.made(goods, { startTime: hoursFromNow(1), endTime: hoursFromNow(25) });
  const ada = await openBuyer(app, 'ada');
  const startIn = async (hours: number) => {
    await app.moveClock(`${hours} hours`);
    await startDue(app);
  };
  return { ...maker, app, goods, activityId, ada, startIn };
}

const move = (activityId: number, hours: number) => ({
  ...{ activityId, startTime: hoursFromNow(hours), endTime: hoursFromNow(hours + 24) },
});

describe('a reminder', () => {
  it('can be set and removed repeatedly until the activity starts', async () => {
    const { app, ada, activityId, made } = await openReminder();
    const [, other] = await goodsOf(app, 2, 2);
    const running = await made(other ? [other] : [], { startTime: hoursFromNow(-1) });
    for (const isOn of [true, true, false, false, true]) expect(await ada.remind(activityId, isOn)).toBeUndefined();
    await expect.poll(ada.reminded).toEqual([activityId]);
    expect(await countReminders(app)).toBe(1);
    expect(await ada.remind(running)).toBe('activity.started');
    expect(await ada.remind(999_999)).toBe('activity.notFound');
    expect(await (await openBuyer(app, 'grace')).reminded()).toEqual([]);
    await app.moveClock('2 hours');
    await app.database.pool.query(`select pg_notify('mall_changed', 'activities')`);
    await expect.poll(ada.reminded).toEqual([]);
    expect(await ada.remind(activityId, false)).toBe('activity.started');
  });

  it('is sent as one mail at the start, in the language of the buyer', async () => {
    const { app, ada, activityId, goods, startIn } = await openReminder();
    const grace = await openBuyer(app, 'grace');
    const bob = await openBuyer(app, 'bob');
    for (const buyer of [ada, grace, bob]) await buyer.remind(activityId);
    await bob.remind(activityId, false);
    await app.database.pool.query(`update account set locale = 'zh_CN' where id = $1`, [grace.userId]);
    await startIn(0);
    expect(await readRemindedBuyers(app)).toEqual([]);
    await startIn(2);
    await startIn(3);
    expect(await readRemindedBuyers(app)).toEqual([ada.mail, grace.mail]);
    const { subject, text } = await lastMessage(app, ada.mail);
    expect(subject).toBe('“Short and sweet” has started');
    expect(text).toContain(`/detail?prodId=${goods[0]?.prodId}\n`);
    expect(text).toMatch(/until [-\d]+ [:\d]+ UTC/);
    expect((await lastMessage(app, grace.mail)).subject).toBe('“限时好价”已开始');
  });

  it('links to the zone when the activity has several products', async () => {
    const { app, ada, activityId, startIn } = await openReminder(5);
    await ada.remind(activityId);
    await startIn(2);
    const { text } = await lastMessage(app, ada.mail);
    expect(text).toContain('/special-discount\n');
    expect(text).toContain(', ….');
  });

  it.each([
    ['groupBuy', '/group-buy'],
    ['newUser', '/new-user-special'],
    ['flashSale', '/flash-sale'],
    ['preSale', '/shop-prod-list?sid=2'],
    ['combo', '/shop-prod-list?sid=2'],
    ['gift', '/shop-prod-list?sid=2'],
  ])('about several products of a %s leads to %s', async (kind, page) => {
    const { app, ada, activityId, startIn } = await openReminder(2);
    await ada.remind(activityId);
    await app.database.pool.query('update activity set kind = $2 where id = $1', [activityId, kind]);
    await startIn(2);
    expect((await lastMessage(app, ada.mail)).text).toContain(`${page}\n`);
  });
});

describe('an activity that does not start as planned', () => {
  it('reminds at its new start when it was moved', async () => {
    const { app, ada, activityId, goods, save, startIn } = await openReminder();
    await ada.remind(activityId);
    expect((await save(goods, move(activityId, 5))).reason).toBeUndefined();
    await startIn(2);
    expect(await readRemindedBuyers(app)).toEqual([]);
    await startIn(6);
    expect(await readRemindedBuyers(app)).toEqual([ada.mail]);
  });

  it('sends no reminder when it was deleted, taken down or is over', async () => {
    const { app, ada, seller, activityId, goods, made, startIn } = await openReminder(3);
    expect(await seller.reason('DELETE', `/m/activity?activityId=${activityId}`)).toBeUndefined();
    const ofOne = (index: number, changes = {}) => made(goods.slice(index, index + 1), changes);
    const [deleted, takenDown] = [await ofOne(0), await ofOne(1)];
    const over = await ofOne(2, { endTime: hoursFromNow(1.5) });
    for (const id of [deleted, takenDown, over]) expect(await ada.remind(id)).toBeUndefined();
    expect(await seller.reason('DELETE', `/m/activity?activityId=${deleted}`)).toBeUndefined();
    const staff = await callAsStaff(app, 'marketing.edit');
    const down = { activityId: takenDown, reason: 'Prices are misleading.' };
    expect(await staff.reason('PUT', '/s/activity/takeDown', down)).toBeUndefined();
    expect(await ada.remind(takenDown)).toBe('activity.notFound');
    expect(await countReminders(app)).toBe(2);
    await startIn(2);
    expect(await readRemindedBuyers(app)).toEqual([]);
  });

  it('sends no reminder when none of its products can be bought', async () => {
    const { app, ada, activityId, goods, startIn } = await openReminder();
    await ada.remind(activityId);
    await app.database.pool.query('update product set status = 0 where id = $1', [goods[0]?.prodId]);
    await startIn(2);
    expect(await readRemindedBuyers(app)).toEqual([]);
  });
});

describe('closing an account', () => {
  it('exports and deletes its reminders, and sends no mail for one that is left behind', async () => {
    const { app, ada, activityId, startIn } = await openReminder();
    await ada.remind(activityId);
    const [kept] = marketing.personalData ?? [];
    expect(await kept?.read(app.database.queries, ada.userId)).toMatchObject({
      reminders: [{ activityId, sentAt: null }],
    });
    expect(await ada.browser.reason('POST', '/p/user/destroy', { passWord: ada.password })).toBeUndefined();
    expect(await countReminders(app)).toBe(0);
    // A row as a concurrent call could have left it.
    await app.database.pool.query('insert into activity_reminder (activity_id, user_id) values ($1, $2)', [
      activityId,
      ada.userId,
    ]);
    await startIn(2);
    expect(await readRemindedBuyers(app)).toEqual([]);
  });
});

describe('old reminders', () => {
  it('are deleted a month after their activity, and at once when it no longer exists', async () => {
    const { app, ada, activityId, made, startIn } = await openReminder();
    const [, other, third] = await goodsOf(app, 2, 3);
    const later = { startTime: hoursFromNow(20 * 24), endTime: hoursFromNow(21 * 24) };
    const coming = await made(other ? [other] : [], later);
    const takenDown = await made(third ? [third] : [], later);
    for (const id of [activityId, coming, takenDown]) expect(await ada.remind(id)).toBeUndefined();
    const staff = await callAsStaff(app, 'marketing.edit');
    await staff.reason('PUT', '/s/activity/takeDown', { activityId: takenDown, reason: 'Prices are misleading.' });
    await app.database.pool.query('insert into activity_reminder (activity_id, user_id) values (999999, $1)', [
      ada.userId,
    ]);
    const kept = async () => {
      await marketing.jobs?.deleteOldReminders?.run(app.services.marketing, {});
      const { rows } = await app.database.pool.query('select activity_id from activity_reminder order by 1');
      return rows.map((row) => row.activity_id);
    };
    expect(await kept()).toEqual([activityId, coming, takenDown]);
    await startIn(29 * 24);
    expect(await kept()).toEqual([activityId, coming, takenDown]);
    await startIn(32 * 24);
    expect(await kept()).toEqual([coming]);
    await startIn(52 * 24);
    expect(await kept()).toEqual([]);
  });
});
