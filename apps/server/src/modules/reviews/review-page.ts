import { formatApiTime } from '@galleria/contract/api-time';
import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/reviews';
import { averageStars } from '@galleria/domain/catalogue/rating';
import { anonymousName, positivePercent, REVIEW_KIND, starsOfKind } from '@galleria/domain/reviews/reviews';
import { offsetOf, toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { ReviewsContext } from './index.ts';
import { countReviews, readReviewPage, type StoredReview } from './reviews-db.ts';

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

export const reviewPage: UseCase<typeof contract.reviewPage, ReviewsContext> = async (
  { database },
  { prodId, evaluate, star, ...paging },
) => {
  const [fewestStars, mostStars] = star ? [star, star] : starsOfKind(evaluate);
  const filter = { fewestStars, mostStars, onlyWithPictures: evaluate === REVIEW_KIND.withPictures };
  const window = { offset: offsetOf(paging), limit: paging.size };
  const { reviews, total } = await readReviewPage(database.queries, prodId, filter, window);
  return toPage(reviews.map(presentReview), total, paging);
};

function presentReview(review: StoredReview): OutputOf<typeof contract.reviewPage>['records'][number] {
  return {
    prodCommId: review.id,
    score: review.stars,
    content: review.content,
    pics: review.pictures.join(','),
    isAnonymous: review.isAnonymous,
    nickName: review.isAnonymous ? anonymousName(review.nickName) : review.nickName,
    pic: review.isAnonymous ? '' : review.avatar,
    skuName: review.skuName,
    createTime: formatApiTime(review.createdAt),
    replyContent: review.replyContent,
    replyTime: review.repliedAt && formatApiTime(review.repliedAt),
  };
}
