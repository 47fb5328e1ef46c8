import { describe, expect, it } from 'vitest';
import { runBeforeCommit } from '../../../testing/interleave.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { activities } from '../../activities/index.ts';
import { goodsOf, openActivityMaker } from '../testing/activity-maker.ts';
import { countReminders, deliverStarts, openBuyer, readRemindedBuyers, startDue } from '../testing/reminders.ts';

async function openRace() {
  const app = await openTestApp();
  const activityId = await (await openActivityMaker(app)).made(await goodsOf(app, 2, 1));
  return { app, activityId, ada: await openBuyer(app, 'ada') };
}

describe('setting one reminder several times concurrently', () => {
  const clickAtOnce = async ({ app, activityId, ada }: Awaited<ReturnType<typeof openRace>>) => {
    const clicks = await Promise.all(Array.from({ length: 5 }, () => ada.remind(activityId)));
    expect(clicks).toEqual(Array.from({ length: 5 }, () => undefined));
    return countReminders(app);
  };

  it('stores one reminder', async () => {
    expect(await clickAtOnce(await openRace())).toBe(1);
  });

  it('control: without the primary key it stores several', async () => {
    const race = await openRace();
    await race.app.database.pool.query(
      'alter table activity_reminder drop constraint activity_reminder_user_id_activity_id_pk',
    );
    expect(await clickAtOnce(race)).toBe(5);
  });
});

/** Two workers handle the same start; `weaken` removes guards before. */
async function sendTwiceAtOnce(weaken: (app: TestApp) => Promise<void>) {
  const { app, activityId, ada } = await openRace();
  await ada.remind(activityId);
  await app.moveClock('2 hours');
  await activities.jobs?.turnActivities?.run(app.services.activities, {});
  await weaken(app);
  await Promise.all([deliverStarts(app), deliverStarts(app)]);
  return (await readRemindedBuyers(app)).length;
}

const removeClaim = (app: TestApp) =>
  removeRowLocks(app, 'activity_reminder', {
    ...{ event: 'update', count: 2 },
    write: `update activity_reminder_rows set sent_at = new.sent_at
      where user_id = new.user_id and activity_id = new.activity_id`,
  });

describe('two workers that send the same reminder', () => {
  it('send one mail', async () => {
    expect(await sendTwiceAtOnce(async () => undefined)).toBe(1);
  });

  it('control: without the claim the unique key of the mail still prevents a second one', async () => {
    expect(await sendTwiceAtOnce(removeClaim)).toBe(1);
  });

  it('control: without the claim and the key they send two mails', async () => {
    const sent = await sendTwiceAtOnce(async (app) => {
      await removeClaim(app);
      await app.database.pool.query('alter table message drop constraint message_pkey');
    });
    expect(sent).toBe(2);
  });
});

/** The activity starts while a new reminder is still uncommitted; `weaken` removes a guard. */
async function setReminderAtStart(weaken: (app: TestApp) => Promise<void>) {
  const { app, activityId, ada } = await openRace();
  await weaken(app);
  const [refusal] = await runBeforeCommit(app, 'activity_reminder', {
    first: () => ada.remind(activityId),
    second: async () => {
      await app.moveClock('2 hours');
      await startDue(app);
    },
  });
  expect(refusal).toBeUndefined();
  return readRemindedBuyers(app);
}

const removeActivityLock = (app: TestApp) =>
  removeRowLocks(app, 'activity', {
    ...{ event: 'update', count: 1 },
    write: 'update activity_rows set turned = new.turned where id = new.id',
  });

describe('a reminder set in the second of the start', () => {
  it('is stored before the activity starts, and sent', async () => {
    expect(await setReminderAtStart(async () => undefined)).toHaveLength(1);
  });

  it('control: without the lock it is stored too late, and not sent', async () => {
    expect(await setReminderAtStart(removeActivityLock)).toEqual([]);
  });
});
