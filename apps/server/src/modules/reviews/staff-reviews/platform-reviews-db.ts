import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { TimeCursor } from '../../../infra/calls/cursor.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { booleanFilter, cursorTime, followsCursor, type ReviewSearch, searchConditions } from '../review-search-db.ts';
import { reviews } from '../tables.ts';

interface PlatformReviewSearch extends ReviewSearch {
  readonly isHidden?: boolean | undefined;
  readonly shopId?: number | undefined;
}

/** A shown review has no upheld report, a hidden one no open report. */
const isReported = sql<boolean>`exists (select from review_report report
  where report.review_id = review.id and report.state = 'open')`;
const isByStore = sql<boolean>`exists (select from review_report report
  where report.review_id = review.id and report.seller_id is not null and report.state <> 'dismissed')`;

/**
 * Reads one row more than shown, to know whether there is a next page. Keyset paging: no page costs more than the
 * first.
 */
export async function listReviews(
  queries: Queries,
  { isHidden, shopId, ...search }: PlatformReviewSearch,
  { cursor, limit }: { cursor: TimeCursor | undefined; limit: number },
) {
  return queries
    .select({ review: reviews, isReported, isByStore, cursorTime })
    .from(reviews)
    .where(
      and(
        booleanFilter(isHidden, isNotNull(reviews.hiddenAt), isNull(reviews.hiddenAt)),
        shopId === undefined ? undefined : eq(reviews.storeId, shopId),
        ...searchConditions(search),
        followsCursor(cursor),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}
