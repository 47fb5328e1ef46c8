import type { Actor } from '@galleria/domain/access/access';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { lockCart } from './cart-lines-db.ts';
import type { Owner } from './owner.ts';

/** A transaction that holds the lock of one cart. */
export function inCartTransaction<Result>(
  database: Database,
  actor: Actor,
  owner: Owner,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, actor, async (transaction) => {
    await lockCart(transaction, owner);
    return work(transaction);
  });
}
