import type { PersonalRecords } from '../../infra/personal-records.ts';
import { forgetReviewer, readReviewsBy } from './reviews-db.ts';

export const reviewRecords: PersonalRecords = {
  capability: 'reviews',
  read: async (queries, userId) => {
    const reviews = await readReviewsBy(queries, userId);
    return reviews.map(({ productId, stars, content, pictures, isAnonymous, replyContent, createdAt }) => {
      return { productId, stars, content, pictures, isAnonymous, replyContent, createdAt: createdAt.toISOString() };
    });
  },
  erase: (transaction, userId) => forgetReviewer(transaction.queries, userId),
};
