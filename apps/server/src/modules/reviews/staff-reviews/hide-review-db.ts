import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { reviews } from '../tables.ts';

const counted = { storeId: reviews.storeId, productId: reviews.productId, stars: reviews.stars };

/**
 * Undefined when it is hidden already or does not exist. `isGuarded` is false in control tests only, here and below.
 */
export async function hideReviewRow(queries: Queries, reviewId: number, hiddenReason: string, isGuarded = true) {
  const [hidden] = await queries
    .update(reviews)
    .set({ hiddenAt: mallNow, hiddenReason })
    .where(and(eq(reviews.id, reviewId), isGuarded ? isNull(reviews.hiddenAt) : undefined))
    .returning(counted);
  return hidden;
}

/** Undefined when it is shown already or does not exist. */
export async function showReviewRow(queries: Queries, reviewId: number, isGuarded = true) {
  const [shown] = await queries
    .update(reviews)
    .set({ hiddenAt: null, hiddenReason: '' })
    .where(and(eq(reviews.id, reviewId), isGuarded ? isNotNull(reviews.hiddenAt) : undefined))
    .returning(counted);
  return shown;
}

export async function hasReview(queries: Queries, reviewId: number): Promise<boolean> {
  return (await queries.$count(reviews, eq(reviews.id, reviewId))) > 0;
}
