import type { TestApp } from '../../../testing/open-test-app.ts';
import { newBuyer } from '../../accounts/testing/people.ts';
import { ACTIVITY_STARTED, activities } from '../../activities/index.ts';
import { marketing } from '../index.ts';

/** Runs the job of a start and its deliveries. Earlier events are delivered again, as the outbox may deliver twice. */
export async function startDue(app: TestApp): Promise<void> {
  await activities.jobs?.turnActivities?.run(app.services.activities, {});
  await deliverStarts(app);
}

export async function deliverStarts(app: TestApp): Promise<void> {
  const { rows } = await app.database.pool.query<{ payload: object }>(
    `select payload->'payload' as payload from graphile_worker._private_jobs where payload->>'event' = $1 order by id`,
    [ACTIVITY_STARTED],
  );
  for (const { payload } of rows) {
    for (const { handle } of marketing.subscriptions ?? []) await handle.run(app.services.marketing, payload);
  }
}

export async function readRemindedBuyers({ database: { pool } }: TestApp): Promise<string[]> {
  const { rows } = await pool.query<{ address: string }>(
    `select address from message where template = 'activityStarted' order by address`,
  );
  return rows.map(({ address }) => address);
}

export async function countReminders({ database: { pool } }: TestApp): Promise<number> {
  return (await pool.query('select count(*)::int as count from activity_reminder')).rows[0].count;
}

/** A signed-in buyer with the calls for reminders. */
export async function openBuyer(app: TestApp, name: string) {
  const { browser, ...buyer } = await newBuyer(app, name);
  const remind = (activityId: number, isOn = true) =>
    browser.reason('PUT', '/p/activity/reminder', { activityId, isOn });
  const reminded = async () => (await browser.call('GET', '/p/activity/reminders')).data;
  return { ...buyer, browser, remind, reminded };
}
