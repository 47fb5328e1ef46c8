import type * as contract from '@galleria/contract/reviews/staff-reviews';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { addRatings } from '../../catalogue/index.ts';
import type { ReviewsContext } from '../index.ts';
import { reviewMails } from '../mails.ts';
import { hasReview, hideReviewRow, showReviewRow } from './hide-review-db.ts';
import { mailStoreOwners } from './mail-store-owners.ts';
import { overturnReports, upholdReport } from './reported-reviews-db.ts';

export const hideReview: UseCase<typeof contract.hideReview, ReviewsContext> = async (
  { database, messages },
  { prodCommId, reportId, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const hidden = await hideReviewAndUpdateRating(transaction, { reviewId: prodCommId, reportId, reason });
    if ('refused' in hidden) return hidden;
    const { storeId, productId } = hidden;
    if (hidden.isByStore) {
      await mailStoreOwners(transaction, messages, { mail: reviewMails.reviewHidden, storeId, productId, reason });
    }
    await transaction.workChanged(storeId);
    audit.changed({ prodCommId, isHidden: false }, { prodCommId, isHidden: true, reason, prodId: productId });
    return null;
  });

export const showReview: UseCase<typeof contract.showReview, ReviewsContext> = async (
  { database, messages },
  { prodCommId, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const shown = await showReviewAndUpdateRating(transaction, { reviewId: prodCommId, reason });
    if ('refused' in shown) return shown;
    const { storeId, productId } = shown;
    if (shown.isByStore) {
      await mailStoreOwners(transaction, messages, { mail: reviewMails.reviewShown, storeId, productId, reason });
    }
    await transaction.workChanged(storeId);
    audit.changed({ prodCommId, isHidden: true }, { prodCommId, isHidden: false, reason, prodId: productId });
    return null;
  });

interface Hiding {
  readonly reviewId: number;
  readonly reportId?: number | undefined;
  readonly reason: string;
}

/**
 * Takes a hidden review out of the rating of its product. Only the transaction that changed the row corrects the
 * rating. Reports are changed after the row of their review, the order in which stores and buyers lock them.
 */
export async function hideReviewAndUpdateRating(transaction: Transaction, { reviewId, reportId, reason }: Hiding) {
  const { queries } = transaction;
  const review = await hideReviewRow(queries, reviewId, reason);
  if (!review) return refuse((await hasReview(queries, reviewId)) ? 'review.alreadyHidden' : 'review.notFound');
  const report = await upholdReport(queries, reviewId, reason);
  if (reportId !== undefined && report?.id !== reportId) return refuse('reviewReport.decided');
  const { storeId, productId, stars } = review;
  await addRatings(transaction, [{ productId, count: -1, stars: -stars }]);
  return { storeId, productId, isByStore: report?.isByStore ?? false };
}

/** Shows the review again and puts it back into the rating. */
export async function showReviewAndUpdateRating(
  transaction: Transaction,
  { reviewId, reason }: Omit<Hiding, 'reportId'>,
) {
  const { queries } = transaction;
  const review = await showReviewRow(queries, reviewId);
  if (!review) return refuse((await hasReview(queries, reviewId)) ? 'review.alreadyShown' : 'review.notFound');
  const reports = await overturnReports(queries, reviewId, reason);
  const { storeId, productId, stars } = review;
  await addRatings(transaction, [{ productId, count: 1, stars }]);
  return { storeId, productId, isByStore: reports.some((report) => report.isByStore) };
}
