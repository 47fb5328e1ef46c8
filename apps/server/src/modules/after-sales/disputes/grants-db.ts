import { and, desc, eq, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { mallGrants } from './tables.ts';

export type MallGrant = typeof mallGrants.$inferSelect;
type NewGrant = Pick<MallGrant, 'requestId' | 'storeId' | 'amountCents' | 'needsReturn' | 'words' | 'proposedBy'>;

const isOpenGrantOf = (requestId: number) => and(eq(mallGrants.requestId, requestId), eq(mallGrants.state, 'open'));

/** A partial unique index allows a request one open grant. */
export async function insertGrant(queries: Queries, grant: NewGrant, targetDays: number): Promise<void> {
  await queries
    .insert(mallGrants)
    .values({ ...grant, targetAt: sql`${mallNow} + make_interval(days => ${targetDays})` });
}

/** The caller has locked the request, which serialises all changes of its grants. */
export async function findOpenGrant(queries: Queries, requestId: number): Promise<MallGrant | undefined> {
  const [found] = await queries.select().from(mallGrants).where(isOpenGrantOf(requestId));
  return found;
}

/** Latest first. */
export async function readGrants(queries: Queries, requestId: number): Promise<MallGrant[]> {
  return queries.select().from(mallGrants).where(eq(mallGrants.requestId, requestId)).orderBy(desc(mallGrants.id));
}

/** A constraint keeps the person who confirms different from the one who proposed. */
export async function endGrant(
  queries: Queries,
  requestId: number,
  decision: Pick<MallGrant, 'state' | 'decidedBy' | 'decisionWords'>,
): Promise<void> {
  await queries
    .update(mallGrants)
    .set({ ...decision, endedAt: mallNow })
    .where(isOpenGrantOf(requestId));
}

/** Voids an open grant, since the request has changed after it was proposed. */
export async function voidGrant(queries: Queries, requestId: number): Promise<void> {
  await endGrant(queries, requestId, { state: 'void', decidedBy: null, decisionWords: '' });
}
