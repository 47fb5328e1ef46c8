import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { NewReview } from '../reviews-db.ts';
import { reviewFlags, reviews, reviewVotes } from '../tables.ts';

/** Undefined when the line has a review already: enforced by the unique constraint on the line. */
export async function insertReview(queries: Queries, review: NewReview): Promise<number | undefined> {
  const [inserted] = await queries.insert(reviews).values(review).onConflictDoNothing().returning({ id: reviews.id });
  return inserted?.id;
}

/** Those of these order lines that have a review. */
export async function readReviewedLines(queries: Queries, lineIds: readonly number[]): Promise<Set<number>> {
  const rows = await queries
    .select({ lineId: reviews.orderLineId })
    .from(reviews)
    .where(inArray(reviews.orderLineId, [...lineIds]));
  return new Set(rows.flatMap(({ lineId }) => lineId ?? []));
}

/** Finds only reviews of this buyer. */
export async function lockOwnReview(queries: Queries, userId: string, reviewId: number) {
  const [review] = await queries
    .select({
      ...{ id: reviews.id, storeId: reviews.storeId, createdAt: reviews.createdAt },
      ...{ appendedAt: reviews.appendedAt, hiddenAt: reviews.hiddenAt },
      now: sql<Date>`${mallNow}`.mapWith(reviews.createdAt),
    })
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.userId, userId)))
    .for('update');
  return review;
}

export async function writeAppend(
  queries: Queries,
  reviewId: number,
  { content, pictures }: { readonly content: string; readonly pictures: string[] },
): Promise<void> {
  await queries
    .update(reviews)
    .set({ appendContent: content, appendPictures: pictures, appendedAt: mallNow })
    .where(eq(reviews.id, reviewId));
}

/** One page of a buyer's reviews, the latest first, also of hidden ones, with the total. */
export async function readOwnReviews(
  queries: Queries,
  { userId, orderNumber }: { userId: string; orderNumber?: string | undefined },
  { offset, limit }: { offset: number; limit: number },
) {
  const matches = and(
    eq(reviews.userId, userId),
    orderNumber === undefined ? undefined : eq(reviews.orderNumber, orderNumber),
  ) as SQL;
  const total = queries.$count(reviews, matches);
  const rows = await queries
    .select({
      review: reviews,
      now: sql<Date>`${mallNow}`.mapWith(reviews.createdAt),
      total: sql<number>`(${total})`.mapWith(Number),
    })
    .from(reviews)
    .where(matches)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: rows[0]?.total ?? (offset > 0 || limit === 0 ? await total : 0) };
}

/** Locks a review that is not hidden until the transaction ends. */
export async function lockShownReview(queries: Queries, reviewId: number) {
  const [review] = await queries
    .select({ id: reviews.id, userId: reviews.userId, storeId: reviews.storeId, usefulCount: reviews.usefulCount })
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), sql`${reviews.hiddenAt} is null`))
    .for('update');
  return review;
}

/** False when nothing changed: the primary key allows one vote per buyer. */
export async function setVote(
  queries: Queries,
  vote: { readonly reviewId: number; readonly userId: string },
  isUseful: boolean,
): Promise<boolean> {
  const { reviewId, userId } = vote;
  const changed = isUseful
    ? await queries.insert(reviewVotes).values(vote).onConflictDoNothing().returning({ id: reviewVotes.reviewId })
    : await queries
        .delete(reviewVotes)
        .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)))
        .returning({ id: reviewVotes.reviewId });
  return changed.length > 0;
}

export async function addUseful(queries: Queries, reviewId: number, change: 1 | -1): Promise<number> {
  const [counted] = await queries
    .update(reviews)
    .set({ usefulCount: sql`${reviews.usefulCount} + ${change}` })
    .where(eq(reviews.id, reviewId))
    .returning({ usefulCount: reviews.usefulCount });
  return counted?.usefulCount ?? 0;
}

/** False when this buyer has flagged the review before. */
export async function insertFlag(queries: Queries, flag: typeof reviewFlags.$inferInsert): Promise<boolean> {
  const inserted = await queries
    .insert(reviewFlags)
    .values(flag)
    .onConflictDoNothing()
    .returning({ id: reviewFlags.reviewId });
  return inserted.length > 0;
}
