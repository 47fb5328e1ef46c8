import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import type { reviewPage, reviewSummary } from '@galleria/contract/reviews';
import { averageStars } from '@galleria/domain/catalogue/rating';
import { positivePercent, REVIEW_KIND, starsOfKind } from '@galleria/domain/reviews/review-kinds';
import type { Database } from '../../infra/database/database.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import { reviewRecords } from './review-records.ts';
import { countReviews, readReviewPage } from './reviews-db.ts';
import { reviewRoutes } from './routes.ts';
import { showReview } from './show-review.ts';

export { addReviews } from './add-reviews.ts';

/** What buyers say about products. */
export interface Reviews {
  inNumbers(productId: number): Promise<OutputOf<typeof reviewSummary>>;
  page(wanted: ParsedInputOf<typeof reviewPage>): Promise<OutputOf<typeof reviewPage>>;
}

export function openReviews({ queries }: Database): Reviews {
  return {
    inNumbers: async (productId) => {
      const { stars, withPictures } = await countReviews(queries, productId);
      const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars;
      const number = one + two + three + four + five;
      const starSum = one + 2 * two + 3 * three + 4 * four + 5 * five;
      return {
        number,
        rating: averageStars(starSum, number),
        positiveRating: positivePercent(stars),
        praiseNumber: four + five,
        secondaryNumber: three,
        negativeNumber: one + two,
        picNumber: withPictures,
        stars,
      };
    },
    page: async ({ prodId, evaluate, star, current, size }) => {
      const [fewestStars, mostStars] = star ? [star, star] : starsOfKind(evaluate);
      const filter = { fewestStars, mostStars, onlyWithPictures: evaluate === REVIEW_KIND.withPictures };
      const offset = (current - 1) * size;
      const { reviews, total } = await readReviewPage(queries, prodId, filter, { offset, limit: size });
      return { records: reviews.map(showReview), total, pages: Math.ceil(total / size), current, size };
    },
  };
}

export const reviews = adaptModule(
  'reviews',
  ({ database }: { database: Database }) => openReviews(database),
  reviewRoutes,
  [reviewRecords],
);
