import { type SellerActor, SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { isDatabaseUnavailable, isTransient } from '../../infra/database/unavailable.ts';
import { claimLines, hasOpenLines, type LineResult, markLines } from './claim-lines-db.ts';
import {
  deleteImportsBefore,
  type ImportJob,
  type ImportLine,
  moveImport,
  readAbandoned,
  readImport,
  recordProgress,
} from './imports-db.ts';
import type { ImportsContext } from './index.ts';
import { problemAt } from './problem.ts';

/** Processes lines that belong together, by kind of import; the effect of lines with problems may be rolled back. */
export interface LineWorker {
  work(transaction: Transaction, lines: readonly ImportLine[]): Promise<readonly LineResult[]>;
}

/** Long enough that few jobs are needed, and well below the time after which a job counts as stalled. */
const SLICE_MS = 20_000;
const PROGRESS_INTERVAL_MS = 2_000;
const LINE_BATCH_SIZE = 200;
const ABANDONED_AFTER_SECONDS = 60;
const KEPT_DAYS = 30;

export async function scheduleWork(transaction: Transaction, importId: number): Promise<void> {
  await transaction.schedule('workOnImport', { importId }, { key: `import:${importId}` });
}

/** Only tests replace these. */
export interface RunOptions {
  readonly sliceMs?: number;
  readonly onUnit?: (lines: readonly ImportLine[]) => void;
}

/** Works on an import for one slice and schedules itself again if lines are left. May be killed at any point. */
export async function runImport(
  context: ImportsContext,
  { importId }: { readonly importId: number },
  { sliceMs = SLICE_MS, onUnit }: RunOptions = {},
): Promise<void> {
  const { database } = context;
  const job = await readImport(database.queries, importId);
  if (job?.state !== 'checking' && job?.state !== 'running') return;
  const worker = await context.workerFor(job);
  const actor = actorOf(job);
  const endMs = performance.now() + sliceMs;
  let recordedMs = 0;
  while (performance.now() < endMs) {
    if (performance.now() > recordedMs + PROGRESS_INTERVAL_MS) {
      await recordProgress(database.queries, importId);
      recordedMs = performance.now();
    }
    const lines = await inTransaction(database, actor, async (transaction) => {
      const claimed = await claimLines(transaction.queries, job, LINE_BATCH_SIZE);
      if (claimed.length > 0) await processLines(context, transaction, job, claimed, worker);
      return claimed;
    });
    onUnit?.(lines);
    if (lines.length === 0) break;
  }
  await finishOrReschedule(database, job);
}

/**
 * Effects and line states commit in one transaction. The effects of a dry run or of a refused product are rolled back
 * to the savepoint.
 */
async function processLines(
  context: ImportsContext,
  transaction: Transaction,
  job: ImportJob,
  lines: readonly ImportLine[],
  worker: LineWorker,
): Promise<void> {
  const { queries } = transaction;
  const isDryRun = job.state === 'checking';
  await queries.execute(sql`savepoint unit`);
  const results = await resultsOf(context, transaction, lines, worker);
  const hasProblems = results.some(({ problems }) => problems.length > 0);
  // Each stock line takes effect alone; the lines of a product only together.
  if (isDryRun || (hasProblems && job.kind === 'products')) await queries.execute(sql`rollback to savepoint unit`);
  await markLines(
    queries,
    job.id,
    results.map((result) => ({ ...result, state: stateAfter(isDryRun, result) })),
  );
}

async function resultsOf(
  { log }: ImportsContext,
  { queries, ...transaction }: Transaction,
  lines: readonly ImportLine[],
  worker: LineWorker,
): Promise<readonly LineResult[]> {
  try {
    return await worker.work({ ...transaction, queries }, lines);
  } catch (problem) {
    // The job is retried, and the lines stay open.
    if (isDatabaseUnavailable(problem) || isTransient(problem)) throw problem;
    const [{ importId, line } = {}] = lines;
    log.error(
      { event: 'import.lines_failed', err: problem, importId, line, lines: lines.length },
      'lines of an import failed unexpectedly',
    );
    // An unexpected error must not block the lines after it for ever.
    await queries.execute(sql`rollback to savepoint unit`);
    return lines.map(({ line }) => ({ line, problems: [problemAt('', 'fault')] }));
  }
}

function stateAfter(isDryRun: boolean, { problems }: LineResult) {
  if (problems.length > 0) return isDryRun ? 'bad' : 'failed';
  return isDryRun ? 'good' : 'done';
}

async function finishOrReschedule(database: Database, job: ImportJob): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const { queries } = transaction;
    if (!(await isActive(queries, job))) return;
    if (await hasOpenLines(queries, job)) return scheduleWork(transaction, job.id);
    await moveImport(queries, job.id, [job.state], job.state === 'checking' ? 'ready' : 'done');
  });
}

async function isActive(queries: Queries, { id, state }: ImportJob): Promise<boolean> {
  return (await readImport(queries, id))?.state === state;
}

/** The seller on whose behalf lines are written, recorded with stock movements and pictures. */
function actorOf({ sellerId, storeId }: ImportJob): SellerActor {
  return { kind: 'seller', userId: sellerId, sessionId: '', storeId, permissions: new Set() };
}

/** Reschedules active imports without recent progress, left by killed processes. */
export async function resumeImports({ database }: ImportsContext): Promise<void> {
  const abandoned = await readAbandoned(database.queries, ABANDONED_AFTER_SECONDS);
  if (abandoned.length === 0) return;
  await inTransaction(database, SYSTEM, async (transaction) => {
    for (const importId of abandoned) await scheduleWork(transaction, importId);
  });
}

export async function deleteOldImports({ database }: ImportsContext): Promise<void> {
  await deleteImportsBefore(database.queries, KEPT_DAYS);
}
