import type { Transaction } from '../../infra/database/transaction.ts';
import { addRatings } from '../catalogue/index.ts';
import { insertReviews, type NewReview } from './reviews-db.ts';

/** Inserts reviews and updates the rating counters of their products. */
export async function seedReviews(transaction: Transaction, rows: readonly NewReview[]): Promise<void> {
  await insertReviews(transaction.queries, rows);
  const ratings = Map.groupBy(rows, (row) => row.productId);
  await addRatings(
    transaction,
    [...ratings].map(([productId, reviews]) => ({
      productId,
      count: reviews.length,
      stars: reviews.reduce((sum, review) => sum + review.stars, 0),
    })),
  );
}
