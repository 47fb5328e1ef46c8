import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { type PapersDraft, paperRequests, storeQualifications } from '../tables.ts';

export type { PapersDraft } from '../tables.ts';

export type PaperRequest = typeof paperRequests.$inferSelect;

const waitingOf = (storeId: number) => and(eq(paperRequests.storeId, storeId), eq(paperRequests.state, 'waiting'));

/** The latest request, whether waiting, decided or withdrawn. */
export async function readLatestRequest(queries: Queries, storeId: number): Promise<PaperRequest | undefined> {
  const [latest] = await queries
    .select()
    .from(paperRequests)
    .where(eq(paperRequests.storeId, storeId))
    .orderBy(desc(paperRequests.id))
    .limit(1);
  return latest;
}

/** Locks the waiting request until the transaction ends, so that it is not decided meanwhile. */
export async function lockWaitingRequest(queries: Queries, storeId: number): Promise<PaperRequest | undefined> {
  const [waiting] = await queries.select().from(paperRequests).where(waitingOf(storeId)).for('update');
  return waiting;
}

export async function findWaitingRequestId(queries: Queries, storeId: number): Promise<number | undefined> {
  const [waiting] = await queries.select({ id: paperRequests.id }).from(paperRequests).where(waitingOf(storeId));
  return waiting?.id;
}

export async function insertRequest(queries: Queries, storeId: number, papers: PapersDraft): Promise<number> {
  const [made] = await queries.insert(paperRequests).values({ storeId, papers }).returning({ id: paperRequests.id });
  if (!made) throw new Error(`insertRequest: insert returned no id (store ${storeId})`);
  return made.id;
}

export async function withdrawRequest(queries: Queries, requestId: number): Promise<void> {
  await queries.update(paperRequests).set({ state: 'withdrawn' }).where(eq(paperRequests.id, requestId));
}

/** Removes the pictures from a request that no longer holds them, so that it does not name deleted files. */
export async function forgetPictures(queries: Queries, requestId: number): Promise<void> {
  await queries
    .update(paperRequests)
    .set({ papers: sql`${paperRequests.papers} || '{"licencePictures": []}'` })
    .where(eq(paperRequests.id, requestId));
}

/** Replaces the approved papers as a whole, with the last day of the licence. */
export async function writePapers(queries: Queries, storeId: number, papers: PapersDraft): Promise<void> {
  const row = { ...papers, expiresOn: papers.expiresOn ?? null };
  await queries
    .insert(storeQualifications)
    .values({ ...row, storeId })
    .onConflictDoUpdate({ target: storeQualifications.storeId, set: row });
}

export async function writeLicenceEnd(queries: Queries, storeId: number, expiresOn: string): Promise<void> {
  await queries.update(storeQualifications).set({ expiresOn }).where(eq(storeQualifications.storeId, storeId));
}
