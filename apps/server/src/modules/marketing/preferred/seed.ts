import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { type CuratedZone, readCuratedRows, writeCuratedRows } from './preferred-db.ts';

export async function hasPreferredProducts(queries: Queries, zone: CuratedZone): Promise<boolean> {
  return (await readCuratedRows(queries, zone)).length > 0;
}

/** Stores the list without any checks. */
export async function seedPreferredProducts(
  transaction: Transaction,
  zone: CuratedZone,
  prodIds: readonly number[],
): Promise<void> {
  await writeCuratedRows(transaction.queries, zone, prodIds);
  await transaction.changed('preferredProducts');
}
