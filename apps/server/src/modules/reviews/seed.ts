import type { Transaction } from '../../infra/database/transaction.ts';
import { addRatings } from '../catalogue/index.ts';
import { insertFlag } from './own-reviews/own-reviews-db.ts';
import { insertReviews, type NewReview, readProductReviews } from './reviews-db.ts';
import { openReport } from './staff-reviews/reported-reviews-db.ts';

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

/** The store reports the review of a product with the fewest stars; once, however often the demo starts. */
export async function seedReport(
  { queries }: Transaction,
  { productId, ...report }: Omit<Parameters<typeof openReport>[1], 'reviewId' | 'storeId'> & { productId: number },
): Promise<void> {
  const [poorest] = await readProductReviews(queries, productId);
  if (poorest) await openReport(queries, { ...report, reviewId: poorest.id, storeId: poorest.storeId });
}

/** A buyer flags it; once, however often the demo starts. */
export async function seedFlag(
  { queries }: Transaction,
  { productId, ...flag }: Omit<Parameters<typeof insertFlag>[1], 'reviewId'> & { productId: number },
): Promise<void> {
  const [poorest] = await readProductReviews(queries, productId);
  if (!poorest) return;
  const { id: reviewId, storeId } = poorest;
  if (await insertFlag(queries, { ...flag, reviewId }))
    await openReport(queries, { reviewId, storeId, reason: flag.reason });
}
