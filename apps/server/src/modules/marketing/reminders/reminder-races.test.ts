import { setTimeout as wait } from 'node:timers/promises';
import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { activities, lockComing } from '../../activities/index.ts';
import { goodsOf, openActivityMaker } from '../testing/activity-maker.ts';
import { countReminders, deliverStarts, openBuyer, readRemindedBuyers, startDue } from '../testing/reminders.ts';
import { insertReminder } from './reminders-db.ts';

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

/** The activity starts while a reminder is being inserted. */
async function setReminderAtStart(locks: (...given: Parameters<typeof lockComing>) => Promise<boolean>) {
  const { app, activityId, ada } = await openRace();
  let started: Promise<void> | undefined;
  await inTransaction(app.database, SYSTEM, async ({ queries }) => {
    expect(await locks(queries, activityId)).toBe(true);
    await app.moveClock('2 hours');
    started = startDue(app);
    // Long enough for the start to finish if no lock holds it up.
    await Promise.race([started, wait(1_000)]);
    await insertReminder(queries, { userId: ada.userId, activityId });
  });
  await started;
  return readRemindedBuyers(app);
}

describe('a reminder set in the second of the start', () => {
  it('is stored before the activity starts, and sent', async () => {
    expect(await setReminderAtStart(lockComing)).toHaveLength(1);
  });

  it('control: without the lock it is stored too late, and not sent', async () => {
    expect(await setReminderAtStart(async () => true)).toEqual([]);
  });
});
