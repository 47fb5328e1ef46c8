import { readRecentIds } from '../../activities/index.ts';
import type { MarketingContext } from '../index.ts';
import { deleteSomeReminders, readRemindedActivities } from './reminders-db.ts';

/** How long after the end of its activity a reminder remains part of the buyer's data export. */
const REMINDERS_KEPT_DAYS = 30;
const ACTIVITY_BATCH_SIZE = 200;
const REMINDER_BATCH_SIZE = 1_000;

/** Nightly job: deletes in small statements the reminders of activities that ended long ago or no longer exist. */
export async function deleteOldReminders({ database: { queries } }: Pick<MarketingContext, 'database'>): Promise<void> {
  for (let afterId = 0; ; ) {
    const activityIds = await readRemindedActivities(queries, afterId, ACTIVITY_BATCH_SIZE);
    const last = activityIds.at(-1);
    if (last === undefined) return;
    const recentIds = new Set(await readRecentIds(queries, activityIds, REMINDERS_KEPT_DAYS));
    const oldIds = activityIds.filter((activityId) => !recentIds.has(activityId));
    while (oldIds.length > 0) {
      if ((await deleteSomeReminders(queries, oldIds, REMINDER_BATCH_SIZE)) < REMINDER_BATCH_SIZE) break;
    }
    afterId = last;
  }
}
