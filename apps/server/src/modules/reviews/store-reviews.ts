import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/reviews/store-reviews';
import { refuse } from '@galleria/domain/refusals';
import { anonymousName } from '@galleria/domain/reviews/reviews';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { cutPage, readTimeCursor, writeTimeCursor } from '../../infra/calls/cursor.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import type { ReviewsContext } from './index.ts';
import { presentAppend, presentContent } from './present-content.ts';
import { reportByStore } from './staff-reviews/reported-reviews-db.ts';
import {
  countUnanswered,
  lockStoreReview,
  readStoreReviews,
  type StoreReview,
  writeAppendReply,
  writeReply,
} from './store-reviews-db.ts';

/** Two statements for a whole page: the reviews, and their products. */
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
    records: shown.map((row) => presentStoreReview(row, products.get(row.review.productId), locale)),
    nextCursor,
  };
};

function presentStoreReview(
  { review, report }: StoreReview,
  product: { readonly prodName: string; readonly pic: string } | undefined,
  locale: Locale,
): OutputOf<typeof contract.storeReviewPage>['records'][number] {
  const { id, productId, skuName, stars, nickName, isAnonymous, isDefault, usefulCount, hiddenAt } = review;
  return {
    ...presentContent(review),
    ...{ prodCommId: id, prodId: productId, score: stars, isDefault, usefulCount },
    skuName: textIn(skuName, locale),
    ...{ prodName: product?.prodName ?? '', prodPic: product?.pic ?? '' },
    // The store learns no more about an anonymous author than the public does.
    nickName: isAnonymous ? anonymousName(nickName) : nickName,
    append: presentAppend(review),
    isHidden: hiddenAt !== null,
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

/** The review and its addition each have a reply of their own; `toAppend` selects the one to write. */
export const replyToReview: UseCase<typeof contract.replyToReview, ReviewsContext> = async (
  { database },
  { prodCommId, replyContent, toAppend },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const review = await lockStoreReview(queries, actor.storeId, prodCommId);
    if (!review || (toAppend && review.appendContent === null)) return refuse('review.notFound');
    await (toAppend ? writeAppendReply : writeReply)(queries, review.id, replyContent);
    await transaction.workChanged(actor.storeId);
    const before = toAppend ? review.appendReplyContent : review.replyContent;
    audit.changed({ replyContent: before }, { prodId: review.productId, replyContent, ...(toAppend && { toAppend }) });
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
    if (review.hiddenAt || !(await reportByStore(queries, report))) return refuse('review.reported');
    audit.changed(null, { prodId: review.productId, reason, note });
    return null;
  });
