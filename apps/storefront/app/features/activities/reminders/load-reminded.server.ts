import { activityReminderList } from '@galleria/contract/activities/reminders';
import type { PageVisit } from '@galleria/contract/call';
import type { ShownActivity } from '../turn.ts';

/** Of which of these activities the buyer gets a mail. It is asked only where one of them is still to come. */
export async function loadReminded(
  { call, isSignedIn }: PageVisit,
  activities: readonly Pick<ShownActivity, 'state'>[],
): Promise<ReadonlySet<number>> {
  if (!isSignedIn || activities.every(({ state }) => state === 'ongoing')) return new Set();
  const answer = await call(activityReminderList, {});
  return new Set(answer.ok ? answer.data : []);
}
