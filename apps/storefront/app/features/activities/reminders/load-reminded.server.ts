import { activityReminderList } from '@galleria/contract/activities/reminders';
import type { PageVisit } from '@galleria/contract/call';
import type { ShownActivity } from '../turn.ts';

/** Ids of the buyer's reminders. Not queried for guests, or when all of these activities are ongoing. */
export async function loadReminded(
  { call, isSignedIn }: PageVisit,
  activities: readonly Pick<ShownActivity, 'state'>[],
): Promise<ReadonlySet<number>> {
  if (!isSignedIn || activities.every(({ state }) => state === 'ongoing')) return new Set();
  const answer = await call(activityReminderList, {});
  return new Set(answer.ok ? answer.data : []);
}
