import type * as contract from '@galleria/contract/search/staff-searches';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { SYSTEM } from '@galleria/domain/access/access';
import { refuse } from '@galleria/domain/refusals';
import { z } from 'zod';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { countProductsIn, type ProductScope, pathNames, productIdsAfter } from '../../catalogue/index.ts';
import type { SearchContext } from '../context.ts';
import { indexProducts } from '../index/index-products.ts';
import {
  deleteOldRuns,
  endIndexRun,
  type IndexRun,
  insertIndexRun,
  isMallRunning,
  readIndexRun,
  readIndexRuns,
  writeProgress,
} from './searches-db.ts';

/** Products per job: each job is short, and a crash repeats at most one batch. */
const BATCH = 1_000;
const MAX_SHOWN = 10;

export const RunId = z.object({ runId: z.int() });

export const indexRunList: UseCase<typeof contract.indexRunList, SearchContext> = async (
  { database, catalogue },
  _input,
  { locale },
) => {
  const [runs, names, brands] = await Promise.all([
    readIndexRuns(database.queries, MAX_SHOWN),
    catalogue.categoryNames(locale),
    catalogue.brands(locale),
  ]);
  const nameOf = ({ scope, ownerId }: IndexRun) =>
    scope === 'brand' ? (brands.get(ownerId ?? 0)?.name ?? '') : pathNames(names, ownerId ?? 0);
  return runs.map((run) => ({
    ...{ runId: run.id, scope: run.scope, name: nameOf(run), total: run.total },
    percent: run.endedAt ? 100 : Math.min(99, Math.floor((100 * run.done) / Math.max(1, run.total))),
    ...{ createTime: formatApiTime(run.createdAt), endTime: run.endedAt && formatApiTime(run.endedAt) },
  }));
};

export const startIndexRun: UseCase<typeof contract.startIndexRun, SearchContext> = async (
  { database },
  _input,
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    if (await isMallRunning(transaction.queries)) return refuse('indexRun.running');
    const runId = await startRun(transaction, { scope: 'mall', ownerId: null });
    audit.changed(null, { runId });
    return null;
  });

/** Runs after `CATEGORY_CHANGED`. Idempotent: a second delivery indexes the same products again. */
export async function indexCategory({ database }: SearchContext, { categoryId }: { readonly categoryId: number }) {
  await inTransaction(database, SYSTEM, (transaction) =>
    startRun(transaction, { scope: 'category', ownerId: categoryId }),
  );
}

/** Runs after `BRAND_CHANGED`. */
export async function indexBrand({ database }: SearchContext, { brandId }: { readonly brandId: number }) {
  await inTransaction(database, SYSTEM, (transaction) => startRun(transaction, { scope: 'brand', ownerId: brandId }));
}

async function startRun(transaction: Transaction, run: Pick<IndexRun, 'scope' | 'ownerId'>): Promise<number> {
  const { queries, schedule } = transaction;
  await deleteOldRuns(queries);
  const runId = await insertIndexRun(queries, { ...run, total: await countProductsIn(queries, scopeOf(run)) });
  await schedule('continueIndexRun', { runId }, { key: `indexRun:${runId}` });
  return runId;
}

function scopeOf({ scope, ownerId }: Pick<IndexRun, 'scope' | 'ownerId'>): ProductScope {
  if (scope === 'mall' || ownerId === null) return {};
  return scope === 'category' ? { categoryId: ownerId } : { brandId: ownerId };
}

/**
 * Indexes one batch and schedules the next. Idempotent; of concurrent jobs of the same run only one schedules the next.
 */
export async function continueIndexRun(context: SearchContext, { runId }: z.output<typeof RunId>): Promise<void> {
  const { database } = context;
  const run = await readIndexRun(database.queries, runId);
  if (!run) return;
  const productIds = await productIdsAfter(database.queries, run.lastProductId, BATCH, scopeOf(run));
  const lastProductId = productIds.at(-1);
  if (lastProductId === undefined) return endIndexRun(database.queries, runId);
  await indexProducts(context, { productIds });
  await inTransaction(database, SYSTEM, async ({ queries, schedule }) => {
    const progress = { done: run.done + productIds.length, lastProductId };
    if (!(await writeProgress(queries, run, progress))) return;
    await schedule('continueIndexRun', { runId }, { key: `indexRun:${runId}` });
  });
}
