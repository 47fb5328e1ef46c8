import type { Database } from '../../infra/database/database.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Stores } from '../stores/index.ts';
import { buyerReviewPage } from './buyer-review-page.ts';
import { reviewMails } from './mails.ts';
import { hideReview, keepReview, reportedReviewPage } from './reported-reviews.ts';
import { countOpenReports } from './reported-reviews-db.ts';
import { reviewPage, reviewSummary } from './review-page.ts';
import { anonymiseReviewer, readReviewsBy } from './reviews-db.ts';
import { replyToReview, reportReview, storeReviewCount, storeReviewPage } from './store-reviews.ts';
import { countUnanswered } from './store-reviews-db.ts';

export { countOpenReports as countReportedReviews } from './reported-reviews-db.ts';
export { seedReport, seedReviews } from './seed.ts';

export interface ReviewsContext {
  readonly database: Database;
  readonly catalogue: Pick<Catalogue, 'cards'>;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly messages: Pick<Messages, 'write'>;
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

/** Reviews of products by buyers, and what stores answer. */
export const reviews = defineModule({
  name: 'reviews',
  open: ({ database, catalogue, stores, messages }: ReviewsContext): ReviewsContext => ({
    ...{ database, catalogue, stores, messages },
  }),
  operations: {
    ...{ reviewSummary, reviewPage, storeReviewPage, storeReviewCount, replyToReview, reportReview },
    ...{ reportedReviewPage, keepReview, hideReview, buyerReviewPage },
  },
  mails: reviewMails,
  personalData: [reviewsPersonalData],
  waitingWork: [{ permission: 'reviews.view', count: countUnansweredReviews }],
  staffWork: [
    {
      permission: 'reviews.view',
      count: async ({ database }) => ({ reportedReviews: await countOpenReports(database.queries) }),
    },
  ],
});

async function countUnansweredReviews({ database }: ReviewsContext, storeId: number) {
  return { unansweredReviews: (await countUnanswered(database.queries, storeId)).unanswered };
}
