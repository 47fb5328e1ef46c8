import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { type PapersDraft, paperRequests, storeQualifications } from '../tables.ts';

export type { PapersDraft } from '../tables.ts';

const waitingOf = (storeId: number) => and(eq(paperRequests.storeId, storeId), eq(paperRequests.state, 'waiting'));

export async function readWaitingRequest(queries: Queries, storeId: number) {
  const [waiting] = await queries.select().from(paperRequests).where(waitingOf(storeId));
  return waiting;
}

/** Nobody decides about it until the transaction ends. */
export async function lockWaitingRequest(queries: Queries, storeId: number) {
  const [waiting] = await queries.select().from(paperRequests).where(waitingOf(storeId)).for('update');
  return waiting;
}

export async function insertRequest(queries: Queries, storeId: number, papers: PapersDraft): Promise<number> {
  const [made] = await queries.insert(paperRequests).values({ storeId, papers }).returning({ id: paperRequests.id });
  if (!made) throw new Error(`insertRequest: insert returned no id (store ${storeId})`);
  return made.id;
}

export async function withdrawRequest(queries: Queries, requestId: number): Promise<void> {
  await queries.update(paperRequests).set({ state: 'withdrawn' }).where(eq(paperRequests.id, requestId));
}

export async function writeLicenceEnd(queries: Queries, storeId: number, expiresOn: string): Promise<void> {
  await queries.update(storeQualifications).set({ expiresOn }).where(eq(storeQualifications.storeId, storeId));
}
