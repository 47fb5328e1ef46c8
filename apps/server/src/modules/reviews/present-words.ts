import { formatApiTime } from '@galleria/contract/wire/api-time';
import type { StoredReview } from './reviews-db.ts';

type FirstWords = Pick<StoredReview, 'content' | 'pictures' | 'createdAt' | 'replyContent' | 'repliedAt'>;

/** What was written first, and the answer to it. */
export function presentWords({ content, pictures, createdAt, replyContent, repliedAt }: FirstWords) {
  return {
    content,
    pics: pictures.join(','),
    createTime: formatApiTime(createdAt),
    replyContent,
    replyTime: repliedAt && formatApiTime(repliedAt),
  };
}

type AddedWords = Pick<
  StoredReview,
  'appendContent' | 'appendPictures' | 'appendedAt' | 'appendReplyContent' | 'appendRepliedAt'
>;

/** What was added later, and the answer to that. */
export function presentAppend(review: AddedWords) {
  const { appendContent: content, appendPictures: pictures, appendedAt: createdAt } = review;
  if (content === null || createdAt === null) return null;
  const { appendReplyContent: replyContent, appendRepliedAt: repliedAt } = review;
  return presentWords({ content, pictures, createdAt, replyContent, repliedAt });
}
