import type { ReportReason } from '@galleria/domain/reviews/reviews';
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { reviewFlags, reviewReports, reviews } from '../tables.ts';

interface ReportSearch {
  readonly isOpen: boolean;
  readonly shopId?: number | undefined;
}

const FLAGS_SHOWN = 20;

interface Flag {
  readonly reason: ReportReason;
  readonly note: string;
  readonly at: string;
}

/** The latest flags, as a subquery of the statement that lists the reports: a page needs no further statement. */
const latestFlags = sql<Flag[]>`coalesce((select jsonb_agg(jsonb_build_object('reason', flag.reason, 'note', flag.note,
    'at', flag.created_at) order by flag.created_at desc)
  from (select reason, note, created_at from ${reviewFlags} where ${reviewFlags.reviewId} = ${reviews.id}
    order by created_at desc limit ${sql.raw(String(FLAGS_SHOWN))}) flag), '[]')`;
const flagCount = sql<number>`(select count(*)::int from ${reviewFlags} where ${reviewFlags.reviewId} = ${reviews.id})`;

/**
 * Open reports oldest first, decided ones newest first. Reads one row more than shown, to know whether there is a next
 * page.
 */
export async function listReports(
  queries: Queries,
  { isOpen, shopId }: ReportSearch,
  { last, limit }: { last: number | undefined; limit: number },
) {
  const { id, state, storeId } = reviewReports;
  const isNext = isOpen ? sql`${id} > ${last}` : sql`${id} < ${last}`;
  return queries
    .select({ report: reviewReports, review: reviews, flags: latestFlags, flagCount })
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

const isByStore = sql<boolean>`${reviewReports.sellerId} is not null`;

/** Undefined when the report is decided already or does not exist. The review stays. */
export async function dismissReport(queries: Queries, reportId: number, answer: string) {
  const [dismissed] = await queries
    .update(reviewReports)
    .set({ state: 'dismissed', answer, decidedAt: mallNow })
    .from(reviews)
    .where(and(eq(reviewReports.id, reportId), eq(reviewReports.state, 'open'), eq(reviews.id, reviewReports.reviewId)))
    .returning({ storeId: reviewReports.storeId, productId: reviews.productId, isByStore });
  return dismissed;
}

export async function hasReport(queries: Queries, reportId: number): Promise<boolean> {
  return (await queries.$count(reviewReports, eq(reviewReports.id, reportId))) > 0;
}

/** Upholds the open report of a review that was hidden in this transaction. */
export async function upholdReport(queries: Queries, reviewId: number, answer: string) {
  const [upheld] = await queries
    .update(reviewReports)
    .set({ state: 'upheld', answer, decidedAt: mallNow })
    .where(and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.state, 'open')))
    .returning({ id: reviewReports.id, isByStore });
  return upheld;
}

/**
 * Dismisses the upheld reports of a review that was shown again in this transaction: an upheld report means "hidden".
 */
export async function overturnReports(queries: Queries, reviewId: number, answer: string) {
  return queries
    .update(reviewReports)
    .set({ state: 'dismissed', answer, decidedAt: mallNow })
    .where(and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.state, 'upheld')))
    .returning({ isByStore });
}

type NewReport = Pick<typeof reviewReports.$inferInsert, 'reviewId' | 'storeId' | 'reason' | 'note' | 'sellerId'>;

/** Opens a report. False when the review has an open one already. The review must be locked. */
export async function openReport(queries: Queries, report: NewReport): Promise<boolean> {
  const opened = await queries
    .insert(reviewReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: reviewReports.id });
  return opened.length > 0;
}

/**
 * Adds the store's report to the open one of buyers. False when the store has reported it before. The review must be
 * locked.
 */
export async function reportByStore(queries: Queries, report: NewReport): Promise<boolean> {
  const { reviewId, sellerId, reason, note } = report;
  const joined = await queries
    .update(reviewReports)
    .set({ sellerId, reason, note })
    .where(
      and(
        ...[eq(reviewReports.reviewId, reviewId), eq(reviewReports.state, 'open'), isNull(reviewReports.sellerId)],
        sql`not exists (select from review_report other where other.review_id = ${reviewId} and other.seller_id is not null)`,
      ),
    )
    .returning({ id: reviewReports.id });
  return joined.length > 0 || openReport(queries, report);
}
