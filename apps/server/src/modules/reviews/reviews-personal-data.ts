import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { anonymiseReviewer, readReviewsBy } from './reviews-db.ts';

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
