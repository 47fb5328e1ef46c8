import { REFUND_STATE, REFUND_VIEWS, type RefundView } from '@galleria/domain/after-sales/refund-lifecycle';
import { and, arrayContains, asc, desc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { refundRequests } from '../tables.ts';

interface Slice {
  readonly offset: number;
  readonly limit: number;
}

async function readPage(queries: Queries, isFound: SQL | undefined, order: readonly SQL[], { offset, limit }: Slice) {
  const rows = await queries
    .select({ request: refundRequests, total: sql<number>`(count(*) over ())::int` })
    .from(refundRequests)
    .where(isFound)
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
  // Past the last page no row carries the total.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await queries.$count(refundRequests, isFound));
  return { requests: rows.map(({ request }) => request), total };
}

/** Matches the number of the request or its order, or a product's name in any language. */
function mentions(keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined;
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    eq(refundRequests.number, keyword),
    eq(refundRequests.orderNumber, keyword),
    sql`${refundRequests.productNames} ilike ${pattern}`,
  );
}

/** A buyer's own requests, newest first. */
export async function readOwnRequests(
  queries: Queries,
  userId: string,
  { view, keyword }: { readonly view: RefundView | 'all'; readonly keyword?: string | undefined },
  slice: Slice,
) {
  const isInView = view === 'all' ? undefined : inArray(refundRequests.state, [...REFUND_VIEWS[view]]);
  return readPage(
    queries,
    and(eq(refundRequests.userId, userId), isInView, mentions(keyword)),
    [desc(refundRequests.id)],
    slice,
  );
}

const { applied, sentBack, disputed } = REFUND_STATE;
const isOpen = isNull(refundRequests.endedAt);
/** Waits for the store: for its answer, or for the confirmation that the goods are back. */
const isWaiting = and(
  isOpen,
  eq(refundRequests.moneyState, 'none'),
  inArray(refundRequests.state, [applied, sentBack]),
);

const STORE_VIEWS = {
  all: undefined,
  waiting: isWaiting,
  underWay: isOpen,
  disputed: and(isOpen, eq(refundRequests.state, disputed)),
  ended: sql`${refundRequests.endedAt} is not null`,
} as const;

interface StoreSearch {
  readonly view: keyof typeof STORE_VIEWS;
  readonly applyType?: number | undefined;
  readonly keyword?: string | undefined;
  readonly prodId?: number | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** Waiting requests by deadline, others newest first. */
export async function readStoreRequests(queries: Queries, storeId: number, search: StoreSearch, slice: Slice) {
  const { view, applyType, keyword, prodId, from, until } = search;
  const isFound = and(
    eq(refundRequests.storeId, storeId),
    STORE_VIEWS[view],
    applyType === undefined ? undefined : sql`${refundRequests.kind} = ${applyType}`,
    prodId === undefined ? undefined : arrayContains(refundRequests.productIds, [prodId]),
    from && gte(refundRequests.createdAt, from),
    until && lte(refundRequests.createdAt, until),
    mentions(keyword),
  );
  const order = view === 'waiting' ? [asc(refundRequests.dueAt), asc(refundRequests.id)] : [desc(refundRequests.id)];
  return readPage(queries, isFound, order, slice);
}

/** Requests that wait for the store, and how many of them have at most a day left. Uses the index of open requests. */
export async function countWaitingRequests(queries: Queries, storeId: number) {
  const isEnding = sql`${refundRequests.dueAt} <= ${mallNow} + interval '1 day'`;
  const [counts] = await queries
    .select({
      refunds: sql<number>`count(*)::int`,
      refundsEnding: sql<number>`(count(*) filter (where ${isEnding}))::int`,
    })
    .from(refundRequests)
    .where(and(eq(refundRequests.storeId, storeId), isWaiting));
  return counts ?? { refunds: 0, refundsEnding: 0 };
}

/** Number of other requests of this buyer to this store. */
export async function countEarlier(
  queries: Queries,
  { userId, storeId, id }: { readonly userId: string; readonly storeId: number; readonly id: number },
): Promise<number> {
  const isOther = sql`${refundRequests.id} <> ${id}`;
  return queries.$count(
    refundRequests,
    and(eq(refundRequests.userId, userId), eq(refundRequests.storeId, storeId), isOther),
  );
}
