import { formatApiTime } from '@galleria/contract/api-time';
import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/store-reviews';
import { refuse } from '@galleria/domain/refusals';
import { anonymousName } from '@galleria/domain/reviews/reviews';
import { cutPage, readTimeCursor, writeTimeCursor } from '../../infra/calls/cursor.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import type { ReviewsContext } from './index.ts';
import {
  countUnanswered,
  insertReport,
  lockStoreReview,
  readStoreReviews,
  type StoreReview,
  writeReply,
} from './store-reviews-db.ts';

/** Two statements, whatever the page: the reviews, and their products. */
export const storeReviewPage: UseCase<typeof contract.storeReviewPage, ReviewsContext> = async (
  { database: { queries }, catalogue },
  { cursor, size, ...search },
  { actor, locale },
) => {
  const page = { cursor: readTimeCursor(cursor), limit: size + 1 };
  const rows = await readStoreReviews(queries, actor.storeId, search, page);
  const { shown, nextCursor } = cutPage(rows, size, ({ review, cursorTime }) =>
    writeTimeCursor({ id: review.id, cursorTime }),
  );
  const productIds = [...new Set(shown.map(({ review }) => review.productId))];
  const products = await catalogue.cards(productIds, locale, { withDeleted: true });
  return {
    records: shown.map((row) => presentStoreReview(row, products.get(row.review.productId))),
    nextCursor,
  };
};

function presentStoreReview(
  { review, report }: StoreReview,
  product: { readonly prodName: string; readonly pic: string } | undefined,
): OutputOf<typeof contract.storeReviewPage>['records'][number] {
  return {
    prodCommId: review.id,
    prodId: review.productId,
    prodName: product?.prodName ?? '',
    prodPic: product?.pic ?? '',
    skuName: review.skuName,
    score: review.stars,
    content: review.content,
    pics: review.pictures.join(','),
    // The store learns no more about somebody who wished to stay unknown than everybody else.
    nickName: review.isAnonymous ? anonymousName(review.nickName) : review.nickName,
    createTime: formatApiTime(review.createdAt),
    replyContent: review.replyContent,
    replyTime: review.repliedAt && formatApiTime(review.repliedAt),
    reportReason: report?.reason ?? null,
    reportState: report?.state ?? null,
    reportAnswer: report?.answer ?? '',
  };
}

export const storeReviewCount: UseCase<typeof contract.storeReviewCount, ReviewsContext> = async (
  { database: { queries } },
  _input,
  { actor },
) => countUnanswered(queries, actor.storeId);

export const replyToReview: UseCase<typeof contract.replyToReview, ReviewsContext> = async (
  { database },
  { prodCommId, replyContent },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const review = await lockStoreReview(queries, actor.storeId, prodCommId);
    if (!review) return refuse('review.notFound');
    await writeReply(queries, review.id, replyContent);
    audit.changed({ replyContent: review.replyContent }, { prodId: review.productId, replyContent });
    return null;
  });

export const reportReview: UseCase<typeof contract.reportReview, ReviewsContext> = async (
  { database },
  { prodCommId, reason, note },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const review = await lockStoreReview(queries, actor.storeId, prodCommId);
    if (!review) return refuse('review.notFound');
    const report = { reviewId: review.id, storeId: actor.storeId, sellerId: actor.userId, reason, note };
    if (!(await insertReport(queries, report))) return refuse('review.reported');
    audit.changed(null, { prodId: review.productId, reason, note });
    return null;
  });
