import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { reviewFlags, reviews, reviewVotes } from './tables.ts';

export async function readReviewsBy(queries: Queries, userId: string) {
  const { productId, stars, content, pictures, isAnonymous, replyContent, createdAt } = reviews;
  const { appendContent, appendPictures, appendReplyContent, appendedAt } = reviews;
  return queries
    .select({
      ...{ productId, stars, content, pictures, isAnonymous, replyContent, createdAt },
      ...{ appendContent, appendPictures, appendReplyContent, appendedAt },
    })
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(desc(createdAt), desc(reviews.id));
}

export async function readVotesBy(queries: Queries, userId: string) {
  return queries.select().from(reviewVotes).where(eq(reviewVotes.userId, userId)).orderBy(reviewVotes.reviewId);
}

export async function readFlagsBy(queries: Queries, userId: string) {
  const { reviewId, reason, note, createdAt } = reviewFlags;
  return queries
    .select({ reviewId, reason, note, createdAt })
    .from(reviewFlags)
    .where(eq(reviewFlags.userId, userId))
    .orderBy(reviewId);
}

/**
 * Removes the pictures too, since the files are deleted with the person's uploads. All rows are locked in the order of
 * ids first, so that two buyers who voted for each other can close their accounts at once without a deadlock.
 */
export async function eraseReviewer(queries: Queries, userId: string): Promise<void> {
  const voted = queries.select({ id: reviewVotes.reviewId }).from(reviewVotes).where(eq(reviewVotes.userId, userId));
  await queries
    .select({ id: reviews.id })
    .from(reviews)
    .where(or(eq(reviews.userId, userId), inArray(reviews.id, voted)))
    .orderBy(reviews.id)
    .for('update');
  await queries
    .update(reviews)
    .set({ userId: null, nickName: '', avatar: '', isAnonymous: true, pictures: [], appendPictures: [] })
    .where(eq(reviews.userId, userId));
  await queries.execute(sql`
    with gone as (delete from ${reviewVotes} where ${reviewVotes.userId} = ${userId} returning review_id)
    update review set useful_count = useful_count - 1 from gone where review.id = gone.review_id`);
  await queries.delete(reviewFlags).where(eq(reviewFlags.userId, userId));
}
