import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { lockAddresses, moveDefault, readLatestId, removeAddress } from './addresses-db.ts';
import type { Buyer } from './buyer.ts';

/** With the default one gone, the latest of the others takes over. */
export async function deleteOwnAddress(
  database: Database,
  id: number,
  { actor, userId }: Buyer,
): Promise<null | Refused<'address.notFound'>> {
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    await lockAddresses(transaction, userId);
    const removed = await removeAddress(queries, userId, id);
    if (!removed) return refuse('address.notFound');
    const latest = removed.wasDefault ? await readLatestId(queries, userId) : undefined;
    if (latest !== undefined) await moveDefault(queries, userId, latest);
    return null;
  });
}
