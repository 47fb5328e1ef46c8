import type * as contract from '@galleria/contract/reviews';
import { averageStars } from '@galleria/domain/catalogue/rating';
import { positivePercent } from '@galleria/domain/reviews/review-kinds';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { ReviewsContext } from './index.ts';
import { countReviews } from './reviews-db.ts';

export const reviewSummary: UseCase<typeof contract.reviewSummary, ReviewsContext> = async (
  { database },
  { prodId },
) => {
  const { stars, withPictures } = await countReviews(database.queries, prodId);
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
};
