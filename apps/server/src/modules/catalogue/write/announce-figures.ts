import { SYSTEM } from '@galleria/domain/access/access';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { CatalogueContext } from '../context.ts';
import { insertFigureChanges, takeFigureChanges } from './figure-changes-db.ts';

/** Announced with `{ productIds }` when nothing but sales, ratings or the stock flag of products changed. */
export const FIGURES_CHANGED = 'product.figuresChanged';

/** Changes within this time are announced together, each product once. */
const COLLECT_MS = 2_000;
const MOST_AT_ONCE = 5_000;
const TASK = 'announceFigures';

/** Noted in the transaction that changes them. It waits for nobody, and nobody waits for it. */
export async function noteFiguresChanged({ queries }: Transaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) await insertFigureChanges(queries, productIds);
}

/**
 * Announces what was noted since, and schedules itself again: one job for all sales of some seconds, however many these
 * are. The clock starts the chain anew every minute, in case it broke.
 */
export async function announceFigures({ database }: Pick<CatalogueContext, 'database'>): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const productIds = [...new Set(await takeFigureChanges(transaction.queries, MOST_AT_ONCE))];
    if (productIds.length > 0) await transaction.announce(FIGURES_CHANGED, { productIds });
    const runAt = new Date((await transaction.now()).getTime() + COLLECT_MS);
    await transaction.schedule(TASK, {}, { key: TASK, runAt });
  });
}
