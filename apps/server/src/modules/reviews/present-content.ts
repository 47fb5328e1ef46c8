import { formatApiTime } from '@galleria/contract/wire/api-time';
import type { StoredReview } from './reviews-db.ts';

type ReviewContent = Pick<StoredReview, 'content' | 'pictures' | 'createdAt' | 'replyContent' | 'repliedAt'>;

/** The words and pictures of a review, and the reply to them. */
export function presentContent({ content, pictures, createdAt, replyContent, repliedAt }: ReviewContent) {
  return {
    content,
    pics: pictures.join(','),
    createTime: formatApiTime(createdAt),
    replyContent,
    replyTime: repliedAt && formatApiTime(repliedAt),
  };
}

type AppendContent = Pick<
  StoredReview,
  'appendContent' | 'appendPictures' | 'appendedAt' | 'appendReplyContent' | 'appendRepliedAt'
>;

/** The addition to a review, and the reply to it. */
export function presentAppend(review: AppendContent) {
  const { appendContent: content, appendPictures: pictures, appendedAt: createdAt } = review;
  if (content === null || createdAt === null) return null;
  const { appendReplyContent: replyContent, appendRepliedAt: repliedAt } = review;
  return presentContent({ content, pictures, createdAt, replyContent, repliedAt });
}
