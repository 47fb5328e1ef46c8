import { formatApiTime } from '@galleria/contract/api-time';
import type * as contract from '@galleria/contract/staff/reviews';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { anonymousName } from '@galleria/domain/reviews/reviews';
import { textIn } from '@galleria/domain/site/locales';
import { cutPage, readIdCursor } from '../../infra/calls/cursor.ts';
import type { Caller, UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { addRatings, readProductName } from '../catalogue/index.ts';
import { tellOwners } from '../sellers/index.ts';
import type { ReviewsContext } from './index.ts';
import { reviewMails } from './mails.ts';
import { hideReviewRow, listReports, lockReport, type ReportedReview, writeDecision } from './reported-reviews-db.ts';

/** Two statements, whatever the page: the reports with their reviews, and the products. */
export const reportedReviewPage: UseCase<typeof contract.reportedReviewPage, ReviewsContext> = async (
  { database: { queries }, catalogue, stores },
  { cursor, size, ...search },
  { locale },
) => {
  const rows = await listReports(queries, search, { last: readIdCursor(cursor), limit: size + 1 });
  const { shown, nextCursor } = cutPage(rows, size, ({ report }) => report.id);
  const productIds = [...new Set(shown.map(({ review }) => review.productId))];
  const [products, summaries] = await Promise.all([
    catalogue.cards(productIds, locale, { withDeleted: true }),
    stores.summaries(locale),
  ]);
  return {
    records: shown.map(({ report, review, flags, flagCount }) => ({
      ...presentReport(report),
      flags: flags.map(({ reason, note, at }) => ({ reason, note, flagTime: formatApiTime(new Date(at)) })),
      flagCount,
      ...{ shopId: report.storeId, shopName: summaries.get(report.storeId)?.shopName ?? '' },
      ...{ prodId: review.productId, prodName: products.get(review.productId)?.prodName ?? '' },
      prodPic: products.get(review.productId)?.pic ?? '',
      ...presentReview(review),
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

function presentReview(review: ReportedReview['review']) {
  return {
    score: review.stars,
    content: review.content,
    pics: review.pictures.join(','),
    nickName: review.isAnonymous ? anonymousName(review.nickName) : review.nickName,
    createTime: formatApiTime(review.createdAt),
    replyContent: review.replyContent,
    appendContent: review.appendContent,
    appendPics: review.appendPictures.join(','),
  };
}

export const keepReview: UseCase<typeof contract.keepReview, ReviewsContext> = (context, input, caller) =>
  decide(context, { ...input, state: 'dismissed' }, caller);

export const hideReview: UseCase<typeof contract.hideReview, ReviewsContext> = (context, input, caller) =>
  decide(context, { ...input, state: 'upheld' }, caller);

interface Decision {
  readonly reportId: number;
  readonly answer: string;
  readonly state: 'upheld' | 'dismissed';
}

async function decide({ database, messages }: ReviewsContext, decision: Decision, { actor, audit }: Caller) {
  return inTransaction(database, actor, async (transaction) => {
    const report = await decideReport(transaction, decision);
    if ('refused' in report) return report;
    const { storeId, productId, isByStore } = report;
    if (isByStore) await tellStore(transaction, messages, { ...decision, storeId, productId });
    await transaction.workChanged(storeId);
    const { reportId, state, answer } = decision;
    audit.changed({ reportId, state: 'open' }, { reportId, state, answer, prodId: productId });
    return null;
  });
}

async function tellStore(
  transaction: Transaction,
  messages: ReviewsContext['messages'],
  { storeId, productId, state, answer }: Decision & { readonly storeId: number; readonly productId: number },
): Promise<void> {
  const name = await readProductName(transaction.queries, productId);
  await tellOwners(transaction, messages, {
    storeId,
    mail: state === 'upheld' ? reviewMails.reviewHidden : reviewMails.reviewKept,
    values: (locale) => ({ product: textIn(name, locale), reason: answer }),
  });
}

/** A hidden review leaves the rating of its product. `lock` is replaced in control tests only. */
export async function decideReport(
  transaction: Transaction,
  { reportId, state, answer }: Decision,
  lock = lockReport,
): Promise<
  | { readonly storeId: number; readonly productId: number; readonly isByStore: boolean }
  | Refused<'reviewReport.notFound' | 'reviewReport.decided'>
> {
  const { queries } = transaction;
  const found = await lock(queries, reportId);
  if (!found) return refuse('reviewReport.notFound');
  if (found.report.state !== 'open') return refuse('reviewReport.decided');
  const { id, productId, storeId, stars, hiddenAt } = found.review;
  await writeDecision(queries, reportId, { state, answer });
  if (state === 'upheld' && hiddenAt === null) {
    await hideReviewRow(queries, id, answer);
    await addRatings(transaction, [{ productId, count: -1, stars: -stars }]);
  }
  return { storeId, productId, isByStore: found.report.sellerId !== null };
}
