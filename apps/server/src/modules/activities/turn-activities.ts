import { SYSTEM } from '@galleria/domain/access/access';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import type { ActivitiesContext } from './index.ts';
import { closePools } from './units/close-pools.ts';
import { turnDueActivities } from './write-activities-db.ts';

/** Announced with `{ productIds }` when an activity of these products has started, ended or changed. */
export const ACTIVITY_TURNED = 'activity.turned';

/** Announced with `{ activityId }` once for each activity that has started and runs. */
export const ACTIVITY_STARTED = 'activity.started';

/** Announced with `{ activityId }` when staff took an activity down. */
export const ACTIVITY_TAKEN_DOWN = 'activity.takenDown';

const PRODUCTS_PER_EVENT = 500;

/**
 * Job, at every start and end and once a minute: announces turned activities to the search index, which sorts and
 * filters by price, and started ones to send reminders; returns the rest of a flash sale's pool to the stock. Prices
 * themselves follow the clock without this job.
 */
export async function turnActivities({ database }: Pick<ActivitiesContext, 'database'>): Promise<void> {
  await closePools({ database });
  await inTransaction(database, SYSTEM, async (transaction) => {
    const { productIds, startedIds } = await turnDueActivities(transaction.queries);
    if (productIds.length > 0) await announceTurns(transaction, productIds);
    for (const activityId of startedIds) await transaction.announce(ACTIVITY_STARTED, { activityId });
  });
}

export async function announceTurns(transaction: Transaction, productIds: readonly number[]): Promise<void> {
  for (let start = 0; start < productIds.length; start += PRODUCTS_PER_EVENT) {
    await transaction.announce(ACTIVITY_TURNED, { productIds: productIds.slice(start, start + PRODUCTS_PER_EVENT) });
  }
  await transaction.changed('activities');
}

/** Schedules the job for these instants. */
export async function scheduleTurns(transaction: Transaction, id: number, ...times: readonly Date[]): Promise<void> {
  for (const [index, runAt] of times.entries()) {
    await transaction.schedule('turnActivities', {}, { key: `activity:${id}:${index}`, runAt });
  }
}
