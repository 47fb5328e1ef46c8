import { REFUND_VIEWS, type RefundKind } from '@galleria/domain/after-sales/refund-lifecycle';
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { refundRequests } from '../tables.ts';
import { disputes, mallGrants } from './tables.ts';

interface DisputeSearch {
  readonly view: 'open' | 'mine' | 'second' | 'ruled';
  readonly staffId: string;
  readonly storeId?: number | undefined;
}

/** An entry in the queue of staff: a dispute, or a proposed mall grant. */
interface QueuedCase {
  readonly createdAt: Date;
  readonly targetAt: Date;
  readonly assigneeId: string | null;
  readonly isProposed: boolean;
}

interface QueuePage {
  readonly records: readonly { readonly dispute: QueuedCase; readonly request: typeof refundRequests.$inferSelect }[];
  readonly total: number;
}

/** Each view has a partial index. Literals, since the planner cannot match a partial index with a parameter. */
function inView({ view, staffId }: DisputeSearch): SQL | undefined {
  const isOpen = sql`${disputes.state} = 'open'`;
  if (view === 'ruled') return sql`${disputes.state} = 'ruled'`;
  return view === 'mine' ? and(isOpen, eq(disputes.assigneeId, staffId)) : isOpen;
}

/** Open disputes oldest first, ruled ones latest first. */
export async function readDisputes(queries: Queries, search: DisputeSearch, paging: Paging): Promise<QueuePage> {
  const { storeId, view } = search;
  if (view === 'second') return readProposals(queries, storeId, paging);
  const isWanted = and(inView(search), storeId === undefined ? undefined : eq(disputes.storeId, storeId));
  const order =
    view === 'ruled' ? [desc(disputes.endedAt), desc(disputes.id)] : [asc(disputes.createdAt), asc(disputes.id)];
  const rows = await queries
    .select({ dispute: disputes, request: refundRequests })
    .from(disputes)
    .innerJoin(refundRequests, eq(refundRequests.id, disputes.requestId))
    .where(isWanted)
    .orderBy(...order)
    .limit(paging.size)
    .offset(offsetOf(paging));
  const records = rows.map(({ dispute, request }) => {
    return { request, dispute: { ...dispute, isProposed: dispute.state === 'open' && dispute.proposedBy !== null } };
  });
  return { records, total: await queries.$count(disputes, isWanted) };
}

/** Proposed rulings and mall grants that wait for a second person, the oldest proposal first. */
async function readProposals(queries: Queries, storeId: number | undefined, paging: Paging): Promise<QueuePage> {
  const rulings = queries
    .select({
      ...{ requestId: disputes.requestId, storeId: disputes.storeId, assigneeId: disputes.assigneeId },
      ...{ createdAt: disputes.createdAt, targetAt: disputes.targetAt, proposedAt: disputes.proposedAt },
    })
    .from(disputes)
    .where(and(sql`${disputes.state} = 'open'`, isNotNull(disputes.proposedBy)));
  const grants = queries
    .select({
      ...{ requestId: mallGrants.requestId, storeId: mallGrants.storeId, assigneeId: sql<string | null>`null::text` },
      ...{ createdAt: mallGrants.proposedAt, targetAt: mallGrants.targetAt, proposedAt: mallGrants.proposedAt },
    })
    .from(mallGrants)
    .where(sql`${mallGrants.state} = 'open'`);
  const proposed = unionAll(rulings, grants).as('proposed');
  const isWanted = storeId === undefined ? undefined : eq(proposed.storeId, storeId);
  const rows = await queries
    .select({
      dispute: { createdAt: proposed.createdAt, targetAt: proposed.targetAt, assigneeId: proposed.assigneeId },
      request: refundRequests,
    })
    .from(proposed)
    .innerJoin(refundRequests, eq(refundRequests.id, proposed.requestId))
    .where(isWanted)
    .orderBy(asc(proposed.proposedAt), asc(proposed.requestId))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const records = rows.map(({ dispute, request }) => ({ request, dispute: { ...dispute, isProposed: true } }));
  return { records, total: await queries.$count(proposed, isWanted) };
}

interface RequestSearch {
  readonly view: 'all' | 'proceeding' | 'closed' | 'completed' | 'failed';
  readonly applyType?: number | undefined;
  readonly storeId?: number | undefined;
  readonly userId?: string | undefined;
  readonly keyword?: string | undefined;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

/** Requests to all stores, newest first. */
export async function readMallRequests(queries: Queries, search: RequestSearch, paging: Paging) {
  const { view, applyType, storeId, userId, keyword, startTime, endTime } = search;
  const utc = (time: string) => sql`${time}::timestamp at time zone 'UTC'`;
  const states = view === 'all' || view === 'failed' ? undefined : REFUND_VIEWS[view];
  const isWanted = and(
    states && inArray(refundRequests.state, [...states]),
    view === 'failed' ? sql`${refundRequests.moneyState} = 'failed'` : undefined,
    applyType === undefined ? undefined : eq(refundRequests.kind, applyType as RefundKind),
    storeId === undefined ? undefined : eq(refundRequests.storeId, storeId),
    userId === undefined ? undefined : eq(refundRequests.userId, userId),
    keyword ? or(eq(refundRequests.number, keyword), eq(refundRequests.orderNumber, keyword)) : undefined,
    startTime ? gte(refundRequests.createdAt, utc(startTime)) : undefined,
    endTime ? lt(refundRequests.createdAt, utc(endTime)) : undefined,
  );
  const records = await queries
    .select()
    .from(refundRequests)
    .where(isWanted)
    .orderBy(desc(refundRequests.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { records, total: await queries.$count(refundRequests, isWanted) };
}

const EARLIER_SHOWN = 10;

/** The latest other requests of the buyer or to the store, with the rulings about them. */
export async function readEarlier(
  queries: Queries,
  exceptId: number,
  of: { readonly userId: string } | { readonly storeId: number },
) {
  const isOf = 'userId' in of ? eq(refundRequests.userId, of.userId) : eq(refundRequests.storeId, of.storeId);
  return queries
    .select({
      ...{ number: refundRequests.number, createdAt: refundRequests.createdAt },
      ...{ amountCents: refundRequests.amountCents, state: refundRequests.state },
      ruling: sql<string | null>`(select ruling from dispute where dispute.request_id = ${refundRequests.id}
        and dispute.state = 'ruled' order by dispute.id desc limit 1)`,
    })
    .from(refundRequests)
    .where(and(isOf, ne(refundRequests.id, exceptId)))
    .orderBy(desc(refundRequests.id))
    .limit(EARLIER_SHOWN);
}
