import { fold } from '@galleria/domain/search/fold';
import type { PaperQueueState } from '@galleria/domain/stores/paper-request';
import { and, eq, ne, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { PaperRequest } from '../settings/papers-db.ts';
import { paperRequests, stores } from '../tables.ts';

interface QueueFilter {
  readonly state?: PaperQueueState | undefined;
  readonly text?: string | undefined;
}

/**
 * Waiting requests first, oldest first, so that stores wait no longer than necessary; then decided ones, newest first.
 */
export async function readPaperQueue(queries: Queries, { state, text }: QueueFilter, paging: Paging) {
  const { id, storeId, papers, createdAt, decidedAt } = paperRequests;
  const pattern = text && `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await queries
    .select({
      ...{ id, storeId, papers, createdAt, decidedAt, state: paperRequests.state },
      ...{ storeName: stores.name, storeLogo: stores.logo },
      waitingHours: sql<number>`floor(extract(epoch from mall_now() - ${createdAt}) / 3600)`.mapWith(Number),
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(paperRequests)
    .innerJoin(stores, eq(stores.id, storeId))
    .where(
      and(
        state ? eq(paperRequests.state, state) : ne(paperRequests.state, 'withdrawn'),
        pattern ? sql`${stores.foldedNames} like ${pattern}` : undefined,
      ),
    )
    .orderBy(sql`${decidedAt} desc nulls first, ${id}`)
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Undefined for a request that was withdrawn or replaced. */
export async function findPaperRequest(queries: Queries, requestId: number) {
  const [found] = await queries
    .select({ request: paperRequests, storeName: stores.name })
    .from(paperRequests)
    .innerJoin(stores, eq(stores.id, paperRequests.storeId))
    .where(and(eq(paperRequests.id, requestId), ne(paperRequests.state, 'withdrawn')));
  return found;
}

/** Locks the request until the transaction ends. */
export async function lockPaperRequest(queries: Queries, requestId: number): Promise<PaperRequest | undefined> {
  const [found] = await queries.select().from(paperRequests).where(eq(paperRequests.id, requestId)).for('update');
  return found;
}

type Decision = Partial<Pick<PaperRequest, 'reasons' | 'remark' | 'replaced'>> & {
  readonly state: 'approved' | 'refused';
  readonly decidedAt: Date;
};

export async function closePaperRequest(queries: Queries, requestId: number, decision: Decision): Promise<void> {
  await queries.update(paperRequests).set(decision).where(eq(paperRequests.id, requestId));
}
