import { and, desc, eq, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { mallGrants } from './tables.ts';

export type MallGrant = typeof mallGrants.$inferSelect;
type NewGrant = Pick<MallGrant, 'requestId' | 'storeId' | 'amountCents' | 'needsReturn' | 'words' | 'proposedBy'>;

const isOpenOf = (requestId: number) => and(eq(mallGrants.requestId, requestId), eq(mallGrants.state, 'open'));

/** The key of open ones lets a request have one. */
export async function insertGrant(queries: Queries, grant: NewGrant, targetDays: number): Promise<void> {
  await queries
    .insert(mallGrants)
    .values({ ...grant, targetAt: sql`${mallNow} + make_interval(days => ${targetDays})` });
}

/** The caller has locked the request, which decides about everything that happens to it. */
export async function findOpenGrant(queries: Queries, requestId: number): Promise<MallGrant | undefined> {
  const [found] = await queries.select().from(mallGrants).where(isOpenOf(requestId));
  return found;
}

/** The latest first. */
export async function readGrants(queries: Queries, requestId: number): Promise<MallGrant[]> {
  return queries.select().from(mallGrants).where(eq(mallGrants.requestId, requestId)).orderBy(desc(mallGrants.id));
}

/** A constraint keeps who confirms apart from who proposed. */
export async function endGrant(
  queries: Queries,
  requestId: number,
  decision: Pick<MallGrant, 'state' | 'decidedBy' | 'decisionWords'>,
): Promise<void> {
  await queries
    .update(mallGrants)
    .set({ ...decision, endedAt: mallNow })
    .where(isOpenOf(requestId));
}

/** The request is not what it was when the grant was proposed. */
export async function voidGrant(queries: Queries, requestId: number): Promise<void> {
  await endGrant(queries, requestId, { state: 'void', decidedBy: null, decisionWords: '' });
}
