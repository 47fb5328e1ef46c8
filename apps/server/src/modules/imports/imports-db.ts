import type { ImportKind, ImportLineState, ImportProblem, ImportState } from '@galleria/domain/imports/import-rules';
import type { Locale } from '@galleria/domain/site/locales';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../infra/calls/paging.ts';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { importJobs, importLines } from './tables.ts';

export type ImportJob = typeof importJobs.$inferSelect;
export type ImportLine = typeof importLines.$inferSelect;

interface NewImport {
  readonly storeId: number;
  readonly kind: ImportKind;
  readonly sellerId: string;
  readonly locale: Locale;
}

/** Undefined when the store already has an active import. */
export async function insertImport(queries: Queries, row: NewImport): Promise<number | undefined> {
  const [made] = await queries
    .insert(importJobs)
    .values(row)
    .onConflictDoNothing({ target: importJobs.storeId, where: sql`state in ('checking', 'running')` })
    .returning({ id: importJobs.id });
  return made?.id;
}

export interface NewLine {
  readonly line: number;
  readonly unit: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly problems: readonly ImportProblem[];
}

export async function insertLines(queries: Queries, importId: number, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return;
  await queries.execute(sql`
    insert into import_line (import_id, line, unit, cells, problems)
    select ${importId}, line, unit, cells, problems from json_to_recordset(${JSON.stringify(lines)}::json)
      as given(line int, unit text, cells jsonb, problems jsonb)`);
}

const isOf = (storeId: number, kind: ImportKind) => and(eq(importJobs.storeId, storeId), eq(importJobs.kind, kind));

export async function readImport(queries: Queries, importId: number): Promise<ImportJob | undefined> {
  const [found] = await queries.select().from(importJobs).where(eq(importJobs.id, importId));
  return found;
}

const count = (...states: ImportLineState[]) =>
  sql<number>`(count(*) filter (where ${inArray(importLines.state, states)}))::int`;

/** Imports with their number of lines in each state. */
export async function readCountedImports(
  queries: Queries,
  storeId: number,
  kind: ImportKind,
  { importId, ...paging }: Paging & { readonly importId?: number },
) {
  const jobs = await queries
    .select({ job: importJobs, all: sql<number>`(count(*) over ())::int` })
    .from(importJobs)
    .where(and(isOf(storeId, kind), importId === undefined ? undefined : eq(importJobs.id, importId)))
    .orderBy(desc(importJobs.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const ids = jobs.map(({ job }) => job.id);
  const counts = await queries
    .select({
      importId: importLines.importId,
      ...{ total: sql<number>`count(*)::int`, units: sql<number>`(count(distinct ${importLines.unit}))::int` },
      ...{ fresh: count('new'), good: count('good'), bad: count('bad'), done: count('done'), failed: count('failed') },
    })
    .from(importLines)
    .where(inArray(importLines.importId, ids.length > 0 ? ids : [0]))
    .groupBy(importLines.importId);
  const none = { total: 0, units: 0, fresh: 0, good: 0, bad: 0, done: 0, failed: 0 };
  const countsOf = new Map(counts.map(({ importId: key, ...row }) => [key, row]));
  const records = jobs.map(({ job }) => ({ ...job, ...(countsOf.get(job.id) ?? none) }));
  return { records, total: jobs[0]?.all ?? 0 };
}

export type CountedImport = Awaited<ReturnType<typeof readCountedImports>>['records'][number];

export async function hasImport(queries: Queries, storeId: number, kind: ImportKind, importId: number) {
  const rows = await queries
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(and(isOf(storeId, kind), eq(importJobs.id, importId)));
  return rows.length > 0;
}

export async function readLines(
  queries: Queries,
  importId: number,
  { states, after, limit }: { states: readonly ImportLineState[] | undefined; after: number; limit: number },
): Promise<ImportLine[]> {
  return queries
    .select()
    .from(importLines)
    .where(
      and(
        eq(importLines.importId, importId),
        gt(importLines.line, after),
        states && inArray(importLines.state, [...states]),
      ),
    )
    .orderBy(asc(importLines.line))
    .limit(limit);
}

/** Changes the state of an import if it is in one of the `from` states; false otherwise. */
export async function moveImport(
  queries: Queries,
  importId: number,
  from: readonly ImportState[],
  to: ImportState,
): Promise<boolean> {
  const isOver = to === 'done' || to === 'cancelled';
  const rows = await queries
    .update(importJobs)
    .set({ state: to, workedAt: mallNow, ...(isOver && { endedAt: mallNow }) })
    .where(and(eq(importJobs.id, importId), inArray(importJobs.state, [...from])))
    .returning({ id: importJobs.id });
  return rows.length > 0;
}

/** Whether the store has an active import; the unique index refuses a second one. */
export async function hasActiveImport(queries: Queries, storeId: number): Promise<boolean> {
  const rows = await queries
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(and(eq(importJobs.storeId, storeId), inArray(importJobs.state, ['checking', 'running'])));
  return rows.length > 0;
}

export async function recordProgress(queries: Queries, importId: number): Promise<void> {
  await queries.update(importJobs).set({ workedAt: mallNow }).where(eq(importJobs.id, importId));
}

/** Active imports on which no worker has reported progress for so long. */
export async function readAbandoned(queries: Queries, seconds: number): Promise<number[]> {
  const rows = await queries
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(
      and(
        inArray(importJobs.state, ['checking', 'running']),
        lt(importJobs.workedAt, sql`${mallNow} - make_interval(secs => ${seconds})`),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function deleteImportsBefore(queries: Queries, days: number): Promise<void> {
  await queries
    .delete(importJobs)
    .where(
      and(
        inArray(importJobs.state, ['ready', 'done', 'cancelled']),
        lt(importJobs.createdAt, sql`${mallNow} - make_interval(days => ${days})`),
      ),
    );
}
