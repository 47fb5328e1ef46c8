import type * as contract from '@galleria/contract/reviews/staff-reviews';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { cutPage, readIdCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { ReviewsContext } from '../index.ts';
import { reviewMails } from '../mails.ts';
import { mailStoreOwners } from './mail-store-owners.ts';
import { presentReviews } from './present-reviews.ts';
import { dismissReport, hasReport, listReports, type ReportedReview } from './reported-reviews-db.ts';

/** Two statements for a whole page: the reports with their reviews, and the products. */
export const reportedReviewPage: UseCase<typeof contract.reportedReviewPage, ReviewsContext> = async (
  context,
  { cursor, size, ...search },
  { locale },
) => {
  const page = { last: readIdCursor(cursor), limit: size + 1 };
  const rows = await listReports(context.database.queries, search, page);
  const { shown, nextCursor } = cutPage(rows, size, ({ report }) => report.id);
  const present = await presentReviews(context, shown, locale);
  return {
    records: shown.map(({ report, review, flags, flagCount }) => ({
      ...present(review),
      ...presentReport(report),
      flags: flags.map(({ reason, note, at }) => ({ reason, note, flagTime: formatApiTime(new Date(at)) })),
      flagCount,
    })),
    nextCursor,
  };
};

function presentReport({ id, state, reason, note, answer, sellerId, createdAt, decidedAt }: ReportedReview['report']) {
  return {
    isByStore: sellerId !== null,
    ...{ reportId: id, state, reason, note, answer, reportTime: formatApiTime(createdAt) },
    decideTime: decidedAt && formatApiTime(decidedAt),
  };
}

export const keepReview: UseCase<typeof contract.keepReview, ReviewsContext> = async (
  { database, messages },
  { reportId, answer },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const kept = await dismissReport(queries, reportId, answer);
    if (!kept) {
      return refuse((await hasReport(queries, reportId)) ? 'reviewReport.decided' : 'reviewReport.notFound');
    }
    const { storeId, productId, isByStore } = kept;
    if (isByStore) {
      await mailStoreOwners(transaction, messages, {
        mail: reviewMails.reviewKept,
        storeId,
        productId,
        reason: answer,
      });
    }
    await transaction.workChanged(storeId);
    audit.changed({ reportId, state: 'open' }, { reportId, state: 'dismissed', answer, prodId: productId });
    return null;
  });
