import { SYSTEM } from '@galleria/domain/access/access';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { ActivitiesContext } from '../index.ts';
import { closePool } from './pool.ts';
import { deleteExpiredPaths, readPoolsToClose } from './units-db.ts';

/** When flash sales have ended, each in a transaction of its own: what nobody has bought is sold normally again. */
export async function closePools({ database }: Pick<ActivitiesContext, 'database'>): Promise<void> {
  for (const activityId of await readPoolsToClose(database.queries)) {
    await inTransaction(database, SYSTEM, (transaction) => closePool(transaction, activityId));
  }
}

/** A job: paths that have expired need not be known as used. */
export async function deleteOldPaths({ database }: Pick<ActivitiesContext, 'database'>): Promise<void> {
  await deleteExpiredPaths(database.queries);
}
