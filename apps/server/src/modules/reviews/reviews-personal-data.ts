import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { eraseReviewer, readFlagsBy, readReviewsBy, readVotesBy } from './reviews-personal-data-db.ts';

/** Words stay for those who buy next; names and pictures go, and so does what the person thought of others' reviews. */
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
