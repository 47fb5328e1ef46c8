import type * as contract from '@galleria/contract/accounts/buyer-records';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { offsetOf, toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { ReviewsContext } from './index.ts';
import { readReviewPageBy } from './reviews-db.ts';

/** For staff: a buyer's reviews, also the anonymous ones. */
export const buyerReviewPage: UseCase<typeof contract.buyerReviewPage, ReviewsContext> = async (
  { database: { queries } },
  { userId, ...paging },
) => {
  const { records, total } = await readReviewPageBy(queries, userId, { offset: offsetOf(paging), limit: paging.size });
  const reviews = records.map(({ id, productId, stars, content, createdAt }) => ({
    ...{ id, prodId: productId, score: stars, content },
    createTime: formatApiTime(createdAt),
  }));
  return toPage(reviews, total, paging);
};
