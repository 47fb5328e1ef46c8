import type { PersonalData } from '../../infra/personal-data.ts';
import { forgetReviewer, readReviewsBy } from './reviews-db.ts';

export const reviewRecords: PersonalData = {
  capability: 'reviews',
  read: async (queries, userId) => {
    const reviews = await readReviewsBy(queries, userId);
    return reviews.map(({ productId, stars, content, pictures, isAnonymous, replyContent, createdAt }) => {
      return { productId, stars, content, pictures, isAnonymous, replyContent, createdAt: createdAt.toISOString() };
    });
  },
  erase: (transaction, userId) => forgetReviewer(transaction.queries, userId),
};
