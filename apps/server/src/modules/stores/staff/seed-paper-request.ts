import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { insertRequest, type PapersDraft, readLatestRequest } from '../settings/papers-db.ts';
import { readQualification } from '../stores-db.ts';

export async function hasPaperRequest(queries: Queries, storeId: number): Promise<boolean> {
  return (await readLatestRequest(queries, storeId)) !== undefined;
}

/** Demo data: a store's request to change its papers. */
export async function seedPaperRequest(
  { queries }: Transaction,
  storeId: number,
  changes: Partial<PapersDraft>,
): Promise<void> {
  const approved = await readQualification(queries, storeId);
  if (!approved) throw new Error(`seedPaperRequest: store ${storeId} has no papers to change`);
  const { storeId: _, ...papers } = approved;
  await insertRequest(queries, storeId, { ...papers, ...changes });
}
