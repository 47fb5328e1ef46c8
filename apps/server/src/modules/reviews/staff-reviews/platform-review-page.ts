import type * as contract from '@galleria/contract/reviews/staff-reviews';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { cutPage, readTimeCursor, writeTimeCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { ReviewsContext } from '../index.ts';
import { listReviews } from './platform-reviews-db.ts';
import { presentReviews } from './present-reviews.ts';

/** Two statements for a whole page: the reviews with the state of their reports, and the products. */
export const platformReviewPage: UseCase<typeof contract.platformReviewPage, ReviewsContext> = async (
  context,
  { cursor, size, ...search },
  { locale },
) => {
  const page = { cursor: readTimeCursor(cursor), limit: size + 1 };
  const rows = await listReviews(context.database.queries, search, page);
  const { shown, nextCursor } = cutPage(rows, size, ({ review, cursorTime }) =>
    writeTimeCursor({ id: review.id, cursorTime }),
  );
  const present = await presentReviews(context, shown, locale);
  return {
    records: shown.map(({ review, isReported, isByStore }) => ({
      ...present(review),
      ...{ isDefault: review.isDefault, isReported, isByStore },
      hideTime: review.hiddenAt && formatApiTime(review.hiddenAt),
      hiddenReason: review.hiddenAt && review.hiddenReason,
    })),
    nextCursor,
  };
};
