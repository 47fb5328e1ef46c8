import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { readPreferred, writePreferred } from './preferred-db.ts';

export async function hasPreferredProducts(queries: Queries): Promise<boolean> {
  return (await readPreferred(queries)).length > 0;
}

/** Nothing is checked. */
export async function seedPreferredProducts(transaction: Transaction, prodIds: readonly number[]): Promise<void> {
  await writePreferred(transaction.queries, prodIds);
  await transaction.changed('preferredProducts');
}
