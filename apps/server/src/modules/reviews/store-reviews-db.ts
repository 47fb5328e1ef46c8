import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { TimeCursor } from '../../infra/calls/cursor.ts';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { hasPictures } from './reviews-db.ts';
import { reviewReports, reviews } from './tables.ts';

export interface StoreReviewSearch {
  readonly stars?: readonly number[] | undefined;
  readonly isAnswered?: boolean | undefined;
  readonly hasPictures?: boolean | undefined;
  readonly isReported?: boolean | undefined;
  readonly prodId?: number | undefined;
  readonly keyword?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** One more row than asked for tells that there is a next page. Keyset paging: no page costs more than the first. */
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
      cursorTime: sql<string>`${reviews.createdAt}::text`,
    })
    .from(reviews)
    .leftJoin(reviewReports, and(eq(reviewReports.reviewId, reviews.id), isNotNull(reviewReports.sellerId)))
    .where(
      and(
        eq(reviews.storeId, storeId),
        ...conditions(search),
        cursor && sql`(${reviews.createdAt}, ${reviews.id}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::bigint)`,
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}

export type StoreReview = Awaited<ReturnType<typeof readStoreReviews>>[number];

/** The condition of `review_unanswered`: words that nobody has answered. */
const isUnanswered = sql`((${reviews.replyContent} is null and not ${reviews.isDefault})
  or (${reviews.appendContent} is not null and ${reviews.appendReplyContent} is null))`;

function conditions(search: StoreReviewSearch): (SQL | undefined)[] {
  const { stars, isAnswered, isReported, prodId, keyword, from, until } = search;
  return [
    stars && inArray(reviews.stars, [...stars]),
    eitherWay(isAnswered, not(isUnanswered), isUnanswered),
    eitherWay(search.hasPictures, hasPictures, sql`not (${hasPictures})`),
    eitherWay(isReported, isNotNull(reviewReports.id), isNull(reviewReports.id)),
    prodId === undefined ? undefined : eq(reviews.productId, prodId),
    keyword ? mentions(keyword) : undefined,
    from ? gte(reviews.createdAt, sql`${from}::date`) : undefined,
    until ? lt(reviews.createdAt, sql`${until}::date + 1`) : undefined,
  ];
}

function eitherWay(wanted: boolean | undefined, yes: SQL, no: SQL): SQL | undefined {
  if (wanted === undefined) return undefined;
  return wanted ? yes : no;
}

function mentions(keyword: string): SQL | undefined {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const { content, replyContent, appendContent, appendReplyContent } = reviews;
  return or(...[content, replyContent, appendContent, appendReplyContent].map((text) => sql`${text} ilike ${pattern}`));
}

/** Counts only what waits, from an index of just that. */
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

/** Another store's review does not exist for this one. */
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
