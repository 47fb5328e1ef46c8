import { and, desc, eq, gte, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { TimeCursor } from '../../infra/calls/cursor.ts';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { booleanFilter, cursorTime, followsCursor, type ReviewSearch, searchConditions } from './review-search-db.ts';
import { reviewReports, reviews } from './tables.ts';

export interface StoreReviewSearch extends ReviewSearch {
  readonly isAnswered?: boolean | undefined;
  readonly isReported?: boolean | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/**
 * Reads one row more than shown, to know whether there is a next page. Keyset paging: no page costs more than the
 * first.
 */
export async function readStoreReviews(
  queries: Queries,
  storeId: number,
  search: StoreReviewSearch,
  { cursor, limit }: { cursor: TimeCursor | undefined; limit: number },
) {
  return queries
    .select({
      review: reviews,
      report: { reason: reviewReports.reason, state: reviewReports.state, answer: reviewReports.answer },
      cursorTime,
    })
    .from(reviews)
    .leftJoin(reviewReports, and(eq(reviewReports.reviewId, reviews.id), isNotNull(reviewReports.sellerId)))
    .where(and(eq(reviews.storeId, storeId), ...conditions(search), followsCursor(cursor)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}

export type StoreReview = Awaited<ReturnType<typeof readStoreReviews>>[number];

/** A review or addition without a reply: the condition of the index `review_unanswered`. */
const isUnanswered = sql`((${reviews.replyContent} is null and not ${reviews.isDefault})
  or (${reviews.appendContent} is not null and ${reviews.appendReplyContent} is null))`;

function conditions(search: StoreReviewSearch): (SQL | undefined)[] {
  const { isAnswered, isReported, from, until } = search;
  return [
    ...searchConditions(search),
    booleanFilter(isAnswered, not(isUnanswered), isUnanswered),
    booleanFilter(isReported, isNotNull(reviewReports.id), isNull(reviewReports.id)),
    from ? gte(reviews.createdAt, sql`${from}::date`) : undefined,
    until ? lt(reviews.createdAt, sql`${until}::date + 1`) : undefined,
  ];
}

/** Counts from the partial index `review_unanswered`, which has unanswered reviews only. */
export async function countUnanswered(queries: Queries, storeId: number) {
  const [counts] = await queries
    .select({
      unanswered: sql<number>`count(*)::int`,
      poorUnanswered: sql<number>`(count(*) filter (where ${reviews.stars} <= 2))::int`,
    })
    .from(reviews)
    .where(and(eq(reviews.storeId, storeId), isUnanswered, isNull(reviews.hiddenAt)));
  return counts ?? { unanswered: 0, poorUnanswered: 0 };
}

/** Finds only reviews of this store. */
export async function lockStoreReview(queries: Queries, storeId: number, reviewId: number) {
  const [found] = await queries
    .select({
      ...{ id: reviews.id, productId: reviews.productId, replyContent: reviews.replyContent },
      ...{ appendContent: reviews.appendContent, appendReplyContent: reviews.appendReplyContent },
      hiddenAt: reviews.hiddenAt,
    })
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.storeId, storeId)))
    .for('update');
  return found;
}

export async function writeReply(queries: Queries, reviewId: number, replyContent: string): Promise<void> {
  await queries
    .update(reviews)
    .set({ replyContent, repliedAt: sql`coalesce(${reviews.repliedAt}, ${mallNow})` })
    .where(eq(reviews.id, reviewId));
}

export async function writeAppendReply(queries: Queries, reviewId: number, replyContent: string): Promise<void> {
  await queries
    .update(reviews)
    .set({
      appendReplyContent: replyContent,
      appendRepliedAt: sql`coalesce(${reviews.appendRepliedAt}, ${mallNow})`,
    })
    .where(eq(reviews.id, reviewId));
}
