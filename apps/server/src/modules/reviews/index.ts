import type { MallRules } from '@galleria/domain/site/mall-rules';
import { z } from 'zod';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log/log.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import { defineModule, job, plainJob } from '../../infra/modules/define-module.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Site } from '../site/index.ts';
import type { Stores } from '../stores/index.ts';
import { buyerReviewPage } from './buyer-review-page.ts';
import { reviewMails } from './mails.ts';
import { ownReviewPage } from './own-reviews/own-review-page.ts';
import { flagReview, voteForReview } from './own-reviews/vote-and-flag.ts';
import { writeDefaultReviews } from './own-reviews/write-default-reviews.ts';
import { appendReview, notifyStoreOfReview, REVIEW_WRITTEN, writeReview } from './own-reviews/write-review.ts';
import { reviewPage, reviewSummary } from './review-page.ts';
import { reviewsPersonalData } from './reviews-personal-data.ts';
import { seedFlag, seedReport, seedReviews } from './seed.ts';
import { hideReview, showReview } from './staff-reviews/hide-review.ts';
import { platformReviewPage } from './staff-reviews/platform-review-page.ts';
import { keepReview, reportedReviewPage } from './staff-reviews/reported-reviews.ts';
import { countOpenReports } from './staff-reviews/reported-reviews-db.ts';
import { replyToReview, reportReview, storeReviewCount, storeReviewPage } from './store-reviews.ts';
import { countUnanswered } from './store-reviews-db.ts';

export { readReviewedLines } from './own-reviews/own-reviews-db.ts';
export { countOpenReports as countReportedReviews } from './staff-reviews/reported-reviews-db.ts';

export interface ReviewsContext {
  readonly database: Database;
  readonly log: Log;
  readonly catalogue: Pick<Catalogue, 'cards'>;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly messages: Pick<Messages, 'write'>;
  /** Called before a transaction begins, never inside one. */
  readonly rules: () => Promise<MallRules>;
}

interface Needs extends Omit<ReviewsContext, 'rules'> {
  readonly site: Pick<Site, 'rules'>;
}

const OneStore = z.object({ storeId: z.int() });

/** Reviews of products by buyers, and the replies of stores. */
export const reviews = defineModule({
  name: 'reviews',
  open: ({ database, log, catalogue, stores, messages, site }: Needs): ReviewsContext => ({
    ...{ database, log, catalogue, stores, messages },
    rules: site.rules,
  }),
  operations: {
    ...{ reviewSummary, reviewPage, ownReviewPage, writeReview, appendReview, voteForReview, flagReview },
    ...{ storeReviewPage, storeReviewCount, replyToReview, reportReview },
    ...{ platformReviewPage, reportedReviewPage, keepReview, hideReview, showReview, buyerReviewPage },
  },
  jobs: { writeDefaultReviews: plainJob('bulk', writeDefaultReviews) },
  schedule: { writeDefaultReviews: '37 * * * *' },
  subscriptions: [{ event: REVIEW_WRITTEN, subscriber: 'store', handle: job('mail', OneStore, notifyStoreOfReview) }],
  mails: reviewMails,
  personalData: [reviewsPersonalData],
  waitingWork: [{ permission: 'reviews.view', count: countUnansweredReviews }],
  staffWork: [
    {
      permission: 'reviews.view',
      count: async ({ database }) => ({ reportedReviews: await countOpenReports(database.queries) }),
    },
  ],
  seed: { seedFlag, seedReport, seedReviews },
});

async function countUnansweredReviews({ database }: ReviewsContext, storeId: number) {
  return { unansweredReviews: (await countUnanswered(database.queries, storeId)).unanswered };
}
