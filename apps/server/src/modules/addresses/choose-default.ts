import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { lockAddresses, moveDefault, readAddress } from './addresses-db.ts';
import type { Buyer } from './buyer.ts';

export async function chooseDefault(
  database: Database,
  id: number,
  { actor, userId }: Buyer,
): Promise<null | Refused<'address.notFound'>> {
  return inTransaction(database, actor, async (transaction) => {
    await lockAddresses(transaction, userId);
    if (!(await readAddress(transaction.queries, userId, id))) return refuse('address.notFound');
    await moveDefault(transaction.queries, userId, id);
    return null;
  });
}
