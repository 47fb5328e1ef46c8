import { SYSTEM } from '@galleria/domain/access/access';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { CatalogueContext } from '../context.ts';
import { consumeFigureChanges, insertFigureChanges } from './figure-changes-db.ts';

/** Announced with `{ productIds }` when only sales, ratings or the stock flag of products changed. */
export const FIGURES_CHANGED = 'product.figuresChanged';

/** Changes within this time are announced together, each product once. */
const COLLECT_MS = 2_000;
const MAX_AT_ONCE = 5_000;
const TASK = 'announceFigures';

/**
 * Recorded in the transaction that changes the figures. Only inserts rows, so it neither waits for other transactions
 * nor blocks them.
 */
export async function noteFiguresChanged({ queries }: Transaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) await insertFigureChanges(queries, productIds);
}

/**
 * Job: announces the recorded changes and schedules itself again, so that one job covers all sales of some seconds. A
 * cron schedule restarts the chain every minute, in case it broke.
 */
export async function announceFigures({ database }: Pick<CatalogueContext, 'database'>): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const productIds = [...new Set(await consumeFigureChanges(transaction.queries, MAX_AT_ONCE))];
    if (productIds.length > 0) await transaction.announce(FIGURES_CHANGED, { productIds });
    const runAt = new Date((await transaction.now()).getTime() + COLLECT_MS);
    await transaction.schedule(TASK, {}, { key: TASK, runAt });
  });
}
