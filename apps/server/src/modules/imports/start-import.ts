import type * as contract from '@galleria/contract/imports';
import type { SellerActor } from '@galleria/domain/access/access';
import type { ImportKind } from '@galleria/domain/imports/import-rules';
import { refuse } from '@galleria/domain/refusals';
import type { Caller, UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { hasActiveImport, hasImport, moveImport } from './imports-db.ts';
import type { ImportsContext } from './index.ts';
import { scheduleWork } from './run-import.ts';

export const startImport: UseCase<typeof contract.startImport, ImportsContext> = (context, { importId }, caller) =>
  start(context, 'products', importId, caller);
export const startStockImport: UseCase<typeof contract.startStockImport, ImportsContext> = (
  context,
  { importId },
  caller,
) => start(context, 'stock', importId, caller);

async function start(
  { database }: ImportsContext,
  kind: ImportKind,
  importId: number,
  { actor, audit }: Caller<SellerActor>,
) {
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    if (!(await hasImport(queries, actor.storeId, kind, importId))) return refuse('import.notFound');
    if (await hasActiveImport(queries, actor.storeId)) return refuse('import.running');
    if (!(await moveImport(queries, importId, ['ready'], 'running'))) return refuse('import.notReady');
    await scheduleWork(transaction, importId);
    audit.changed({ state: 'ready' }, { state: 'running' });
    return null;
  });
}

export const cancelImport: UseCase<typeof contract.cancelImport, ImportsContext> = (context, { importId }, caller) =>
  cancel(context, 'products', importId, caller);
export const cancelStockImport: UseCase<typeof contract.cancelStockImport, ImportsContext> = (
  context,
  { importId },
  caller,
) => cancel(context, 'stock', importId, caller);

/** The worker finishes its current product and then finds no more lines to claim. */
async function cancel(
  { database }: ImportsContext,
  kind: ImportKind,
  importId: number,
  { actor, audit }: Caller<SellerActor>,
) {
  return inTransaction(database, actor, async ({ queries }) => {
    if (!(await hasImport(queries, actor.storeId, kind, importId))) return refuse('import.notFound');
    const isCancelled = await moveImport(queries, importId, ['checking', 'ready', 'running'], 'cancelled');
    if (!isCancelled) return refuse('import.over');
    audit.changed(null, { state: 'cancelled' });
    return null;
  });
}
