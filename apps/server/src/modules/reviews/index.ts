import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { reviewPage, reviewSummary } from './review-page.ts';
import { anonymiseReviewer, countUnansweredReviews, readReviewsBy } from './reviews-db.ts';

export { seedReviews } from './seed.ts';

export interface ReviewsContext {
  readonly database: Database;
}

export const reviewsPersonalData: PersonalData = {
  capability: 'reviews',
  read: async (queries, userId) => {
    const reviews = await readReviewsBy(queries, userId);
    return reviews.map(({ productId, stars, content, pictures, isAnonymous, replyContent, createdAt }) => {
      return { productId, stars, content, pictures, isAnonymous, replyContent, createdAt: createdAt.toISOString() };
    });
  },
  erase: (transaction, userId) => anonymiseReviewer(transaction.queries, userId),
};

/** Reviews of products by buyers. */
export const reviews = defineModule({
  name: 'reviews',
  open: ({ database }: ReviewsContext): ReviewsContext => ({ database }),
  operations: { reviewSummary, reviewPage },
  personalData: [reviewsPersonalData],
  waitingWork: [{ permission: 'reviews.view', count: countUnanswered }],
});

async function countUnanswered({ database }: ReviewsContext, storeId: number) {
  return { unansweredReviews: await countUnansweredReviews(database.queries, storeId) };
}
