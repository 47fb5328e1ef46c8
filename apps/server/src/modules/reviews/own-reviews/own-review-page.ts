import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/reviews/own-reviews';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { appendProblem, REVIEW_STATE } from '@galleria/domain/reviews/reviews';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { offsetOf, toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readLinesToReview } from '../../orders/index.ts';
import type { ReviewsContext } from '../index.ts';
import { presentAppend, presentContent } from '../present-content.ts';
import type { StoredReview } from '../reviews-db.ts';
import { readOwnReviews } from './own-reviews-db.ts';

type OwnRecord = OutputOf<typeof contract.ownReviewPage>['records'][number];

const NOTHING = { offset: 0, limit: 0 };

/** One page of the requested list, and the length of both lists. */
export const ownReviewPage: UseCase<typeof contract.ownReviewPage, ReviewsContext> = async (
  { database: { queries }, catalogue, rules },
  { commStatus, orderNumber, ...paging },
  { actor, locale },
) => {
  const search = { userId: actor.userId, orderNumber };
  const page = { offset: offsetOf(paging), limit: paging.size };
  const isWritten = commStatus === REVIEW_STATE.written;
  const [toWrite, written] = await Promise.all([
    readLinesToReview(queries, search, isWritten ? NOTHING : page),
    readOwnReviews(queries, search, isWritten ? page : NOTHING),
  ]);
  const counts = { toWrite: toWrite.total, written: written.total };
  if (!isWritten) {
    const lines = toWrite.lines.map((line) => presentLine(line, locale));
    return { ...toPage(lines, counts.toWrite, paging), counts };
  }
  const productIds = [...new Set(written.rows.map(({ review }) => review.productId))];
  const products = await catalogue.cards(productIds, locale, { withDeleted: true });
  const { appendReviewDays } = await rules();
  const records = written.rows.map(({ review, now }) => ({
    ...{ orderItemId: review.orderLineId, orderNumber: review.orderNumber, prodId: review.productId },
    prodName: products.get(review.productId)?.prodName ?? '',
    prodPic: products.get(review.productId)?.pic ?? '',
    ...{ skuName: textIn(review.skuName, locale), finallyTime: null },
    review: presentOwnReview(review, appendProblem(review, now, appendReviewDays) === undefined),
  }));
  return { ...toPage(records, counts.written, paging), counts };
};

type Line = Awaited<ReturnType<typeof readLinesToReview>>['lines'][number];

function presentLine(line: Line, locale: Locale): OwnRecord {
  return {
    ...{ orderItemId: line.id, orderNumber: line.orderNumber, prodId: line.prodId, prodPic: line.picture },
    prodName: textIn(line.prodName, locale),
    skuName: textIn(line.skuName, locale),
    finallyTime: line.receivedAt && formatApiTime(line.receivedAt),
    review: null,
  };
}

function presentOwnReview(review: StoredReview, canAppend: boolean): OwnRecord['review'] {
  const { id, stars, isAnonymous, isDefault, usefulCount, hiddenAt, hiddenReason } = review;
  return {
    ...presentContent(review),
    ...{ prodCommId: id, score: stars, isAnonymous, isDefault, usefulCount },
    hiddenReason: hiddenAt && hiddenReason,
    append: presentAppend(review),
    canAppend,
  };
}
