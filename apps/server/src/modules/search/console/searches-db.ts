import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { WordsByLocale } from '../query/synonyms.ts';
import { hotSearches, indexRuns, searchSynonyms } from '../tables.ts';

type HotSearchRow = typeof hotSearches.$inferSelect;
type Target = HotSearchRow['target'];

export async function lockHotSearch(queries: Queries, id: number): Promise<HotSearchRow | undefined> {
  const [found] = await queries.select().from(hotSearches).where(eq(hotSearches.id, id)).for('update');
  return found;
}

/** Appended at the end. */
export async function insertHotSearch(queries: Queries, row: Omit<HotSearchRow, 'id' | 'sequence'>): Promise<number> {
  const sequence = sql`(select coalesce(max(sequence), 0) + 1 from hot_search where target = ${row.target})`;
  const [made] = await queries
    .insert(hotSearches)
    .values({ ...row, sequence })
    .returning({ id: hotSearches.id });
  if (!made) throw new Error('insertHotSearch: the insert returned no id');
  return made.id;
}

export async function writeHotSearch(queries: Queries, id: number, row: Omit<HotSearchRow, 'id' | 'sequence'>) {
  await queries.update(hotSearches).set(row).where(eq(hotSearches.id, id));
}

export async function deleteHotSearchRow(queries: Queries, id: number): Promise<void> {
  await queries.delete(hotSearches).where(eq(hotSearches.id, id));
}

export async function countHotSearches(queries: Queries): Promise<number> {
  return queries.$count(hotSearches);
}

/** False when the ids are not exactly those of the target: one was added or removed meanwhile. */
export async function writeHotSearchOrder(queries: Queries, target: Target, ids: readonly number[]): Promise<boolean> {
  const rows = await queries
    .select({ id: hotSearches.id })
    .from(hotSearches)
    .where(eq(hotSearches.target, target))
    .for('update');
  if (new Set(rows.map(({ id }) => id)).symmetricDifference(new Set(ids)).size > 0) return false;
  await queries.execute(sql`
    update hot_search set sequence = given.place
    from unnest(${sql.param([...ids])}::int[]) with ordinality as given(id, place) where hot_search.id = given.id`);
  return true;
}

/** Locks the table against other changes until the transaction ends, so that no word gets into two sets. */
export async function lockSynonyms(queries: Queries): Promise<void> {
  await queries.execute(sql`lock table search_synonym in share row exclusive mode`);
}

export async function insertSynonymSet(queries: Queries, words: WordsByLocale): Promise<number> {
  const [made] = await queries.insert(searchSynonyms).values({ words }).returning({ id: searchSynonyms.id });
  if (!made) throw new Error('insertSynonymSet: the insert returned no id');
  return made.id;
}

export async function writeSynonymSet(queries: Queries, id: number, words: WordsByLocale): Promise<void> {
  await queries.update(searchSynonyms).set({ words }).where(eq(searchSynonyms.id, id));
}

export async function deleteSynonymSet(queries: Queries, id: number): Promise<void> {
  await queries.delete(searchSynonyms).where(eq(searchSynonyms.id, id));
}

export type IndexRun = typeof indexRuns.$inferSelect;

export async function readIndexRuns(queries: Queries, limit: number): Promise<IndexRun[]> {
  return queries.select().from(indexRuns).orderBy(desc(indexRuns.id)).limit(limit);
}

export async function insertIndexRun(
  queries: Queries,
  run: Pick<typeof indexRuns.$inferInsert, 'scope' | 'ownerId' | 'total'>,
): Promise<number> {
  const [made] = await queries.insert(indexRuns).values(run).returning({ id: indexRuns.id });
  if (!made) throw new Error('insertIndexRun: the insert returned no id');
  return made.id;
}

/** Undefined when the run has ended. */
export async function readIndexRun(queries: Queries, runId: number): Promise<IndexRun | undefined> {
  const [found] = await queries
    .select()
    .from(indexRuns)
    .where(and(eq(indexRuns.id, runId), isNull(indexRuns.endedAt)));
  return found;
}

/**
 * Whether a run of the whole mall is going on. Locks the table until the transaction ends, so that only one is started.
 */
export async function isMallRunning(queries: Queries): Promise<boolean> {
  await queries.execute(sql`lock table index_run in share row exclusive mode`);
  return (await queries.$count(indexRuns, and(eq(indexRuns.scope, 'mall'), isNull(indexRuns.endedAt)))) > 0;
}

/** False when another job has continued the run meanwhile. */
export async function writeProgress(
  queries: Queries,
  before: Pick<IndexRun, 'id' | 'lastProductId'>,
  progress: Pick<IndexRun, 'done' | 'lastProductId'>,
): Promise<boolean> {
  const written = await queries
    .update(indexRuns)
    .set(progress)
    .where(and(eq(indexRuns.id, before.id), eq(indexRuns.lastProductId, before.lastProductId)))
    .returning({ id: indexRuns.id });
  return written.length > 0;
}

export async function endIndexRun(queries: Queries, runId: number): Promise<void> {
  await queries.update(indexRuns).set({ endedAt: mallNow }).where(eq(indexRuns.id, runId));
}

/** Deletes runs that ended more than 30 days ago. */
export async function deleteOldRuns(queries: Queries): Promise<void> {
  await queries.execute(sql`delete from index_run where ended_at < mall_now() - interval '30 days'`);
}
