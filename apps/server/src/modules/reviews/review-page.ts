import { formatApiTime } from '@galleria/contract/api-time';
import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/reviews';
import { REVIEW_KIND, starsOfKind } from '@galleria/domain/reviews/review-kinds';
import { anonymousName } from '@galleria/domain/reviews/shown-name';
import { offsetOf, toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { ReviewsContext } from './index.ts';
import { readReviewPage, type StoredReview } from './reviews-db.ts';

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
