import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { eraseReviewer, readFlagsBy, readReviewsBy, readVotesBy } from './reviews-personal-data-db.ts';

/** The words of a review stay for later buyers; names, pictures and the person's votes and flags are erased. */
export const reviewsPersonalData: PersonalData = {
  capability: 'reviews',
  read: async (queries, userId) => {
    const [written, useful, reported] = await Promise.all([
      readReviewsBy(queries, userId),
      readVotesBy(queries, userId),
      readFlagsBy(queries, userId),
    ]);
    return {
      written: written.map(({ createdAt, appendedAt, ...review }) => {
        return { ...review, createdAt: createdAt.toISOString(), appendedAt: appendedAt?.toISOString() ?? null };
      }),
      useful: useful.map(({ reviewId, createdAt }) => ({ reviewId, createdAt: createdAt.toISOString() })),
      reported: reported.map(({ createdAt, ...flag }) => ({ ...flag, createdAt: createdAt.toISOString() })),
    };
  },
  erase: (transaction, userId) => eraseReviewer(transaction.queries, userId),
};
