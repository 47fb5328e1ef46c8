import type * as contract from '@galleria/contract/activities/store-activities';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { deleteActivity, findActivity, readActivityItems, stopActivity } from '../activities/index.ts';
import type { MarketingContext } from './index.ts';
import { recordedActivity } from './present-activities.ts';
import { deleteRemindersOf } from './reminders/reminders-db.ts';

export const stopStoreActivity: UseCase<typeof contract.stopStoreActivity, MarketingContext> = async (
  { database },
  { activityId },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const found = await findActivity(transaction.queries, activityId, actor.storeId);
    if (!found) return refuse('activity.notFound');
    if (!(await stopActivity(transaction, actor.storeId, activityId))) return refuse('activity.notOngoing');
    const { name, endsAt } = found.activity;
    audit.changed({ activityId, name, endsAt }, { activityId, name, endsAt: await transaction.now() });
    return null;
  });

export const deleteStoreActivity: UseCase<typeof contract.deleteStoreActivity, MarketingContext> = async (
  { database },
  { activityId },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const found = await findActivity(queries, activityId, actor.storeId);
    if (!found) return refuse('activity.notFound');
    const items = await readActivityItems(queries, activityId);
    if (!(await deleteActivity(transaction, actor.storeId, activityId))) return refuse('activity.started');
    await deleteRemindersOf(queries, activityId);
    audit.changed(recordedActivity(found.activity, items), null);
    return null;
  });
