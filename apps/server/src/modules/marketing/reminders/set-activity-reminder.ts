import type * as contract from '@galleria/contract/activities/reminders';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { findActivity, lockComing } from '../../activities/index.ts';
import type { MarketingContext } from '../index.ts';
import { deleteReminder, insertReminder, readRemindedIds } from './reminders-db.ts';

/** The row lock keeps the activity from starting before the reminder is stored, so no reminder is stored too late. */
export const setActivityReminder: UseCase<typeof contract.setActivityReminder, MarketingContext> = async (
  { database },
  { activityId, isOn },
  { actor },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const reminder = { userId: actor.userId, activityId };
    if (await lockComing(queries, activityId)) {
      await (isOn ? insertReminder(queries, reminder) : deleteReminder(queries, reminder));
      return null;
    }
    const found = await findActivity(queries, activityId);
    return refuse(!found || found.state === 'takenDown' ? 'activity.notFound' : 'activity.started');
  });

/** Activities to come are read from the cache. */
export const activityReminderList: UseCase<typeof contract.activityReminderList, MarketingContext> = async (
  { database: { queries }, activities },
  _input,
  { actor },
) => {
  const current = await activities.current();
  const coming = current.open().filter(({ startsAt }) => startsAt > current.now);
  const activityIds = [...new Set(coming.map(({ activityId }) => activityId))];
  return activityIds.length === 0 ? [] : readRemindedIds(queries, actor.userId, activityIds);
};
