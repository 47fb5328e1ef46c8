import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { reviews } from '../tables.ts';

const counted = { storeId: reviews.storeId, productId: reviews.productId, stars: reviews.stars };

/** Undefined when it is hidden already or does not exist. */
export async function hideReviewRow(queries: Queries, reviewId: number, hiddenReason: string) {
  const [hidden] = await queries
    .update(reviews)
    .set({ hiddenAt: mallNow, hiddenReason })
    .where(and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt)))
    .returning(counted);
  return hidden;
}

/** Undefined when it is shown already or does not exist. */
export async function showReviewRow(queries: Queries, reviewId: number) {
  const [shown] = await queries
    .update(reviews)
    .set({ hiddenAt: null, hiddenReason: '' })
    .where(and(eq(reviews.id, reviewId), isNotNull(reviews.hiddenAt)))
    .returning(counted);
  return shown;
}

export async function hasReview(queries: Queries, reviewId: number): Promise<boolean> {
  return (await queries.$count(reviews, eq(reviews.id, reviewId))) > 0;
}
