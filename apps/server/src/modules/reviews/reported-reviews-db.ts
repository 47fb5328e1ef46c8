import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { reviewReports, reviews } from './tables.ts';

interface ReportSearch {
  readonly isOpen: boolean;
  readonly shopId?: number | undefined;
}

/** Open ones from the oldest on, decided ones from the newest on. One row more than shown tells of a next page. */
export async function listReports(
  queries: Queries,
  { isOpen, shopId }: ReportSearch,
  { last, limit }: { last: number | undefined; limit: number },
) {
  const { id, state, storeId } = reviewReports;
  const isNext = isOpen ? sql`${id} > ${last}` : sql`${id} < ${last}`;
  return queries
    .select({ report: reviewReports, review: reviews })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .where(
      and(
        isOpen ? eq(state, 'open') : ne(state, 'open'),
        shopId === undefined ? undefined : eq(storeId, shopId),
        last === undefined ? undefined : isNext,
      ),
    )
    .orderBy(isOpen ? asc(id) : desc(id))
    .limit(limit);
}

export type ReportedReview = Awaited<ReturnType<typeof listReports>>[number];

export async function countOpenReports(queries: Queries): Promise<number> {
  return queries.$count(reviewReports, eq(reviewReports.state, 'open'));
}

/** `isLocking` is false in control tests only. */
export async function lockReport(queries: Queries, reportId: number, isLocking = true) {
  const found = queries
    .select({ report: reviewReports, review: reviews })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .where(eq(reviewReports.id, reportId));
  const [row] = await (isLocking ? found.for('update') : found);
  return row;
}

export async function writeDecision(
  queries: Queries,
  reportId: number,
  decision: { readonly state: 'upheld' | 'dismissed'; readonly answer: string },
): Promise<void> {
  await queries
    .update(reviewReports)
    .set({ ...decision, decidedAt: mallNow })
    .where(eq(reviewReports.id, reportId));
}

export async function hideReviewRow(queries: Queries, reviewId: number): Promise<void> {
  await queries.update(reviews).set({ hiddenAt: mallNow }).where(eq(reviews.id, reviewId));
}
