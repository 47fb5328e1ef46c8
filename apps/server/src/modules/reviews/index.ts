import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import { reviewPage } from './review-page.ts';
import { reviewSummary } from './review-summary.ts';
import { reviewsPersonalData } from './reviews-personal-data.ts';

export { seedReviews } from './seed.ts';

export interface ReviewsContext {
  readonly database: Database;
}

/** Reviews of products by buyers. */
export const reviews = defineModule({
  name: 'reviews',
  open: ({ database }: ReviewsContext): ReviewsContext => ({ database }),
  operations: { reviewSummary, reviewPage },
  personalData: [reviewsPersonalData],
});
