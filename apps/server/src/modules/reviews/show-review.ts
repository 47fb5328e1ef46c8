import type { OutputOf } from '@galleria/contract/operation';
import type { reviewPage } from '@galleria/contract/reviews';
import { anonymousName } from '@galleria/domain/reviews/shown-name';
import { formatApiTime } from '../../infra/dialect-time.ts';
import type { StoredReview } from './reviews-db.ts';

type Review = OutputOf<typeof reviewPage>['records'][number];

export function showReview(review: StoredReview): Review {
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
