import { SYSTEM } from '@galleria/domain/access/access';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { ActivitiesContext } from '../index.ts';
import { closePool } from './pool.ts';
import { deleteExpiredPaths, readPoolsToClose } from './units-db.ts';

/** Closes the pools of ended flash sales, each in a transaction of its own: unsold pieces are sold normally again. */
export async function closePools({ database }: Pick<ActivitiesContext, 'database'>): Promise<void> {
  for (const activityId of await readPoolsToClose(database.queries)) {
    await inTransaction(database, SYSTEM, (transaction) => closePool(transaction, activityId));
  }
}

/** Job: deletes used order paths that have expired. */
export async function deleteOldPaths({ database }: Pick<ActivitiesContext, 'database'>): Promise<void> {
  await deleteExpiredPaths(database.queries);
}
