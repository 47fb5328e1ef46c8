import type { ReportReason } from '@galleria/domain/reviews/reviews';
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { reviewFlags, reviewReports, reviews } from './tables.ts';

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

/** Part of the statement that lists the reports, so that a page costs as many statements as before. */
const latestFlags = sql<Flag[]>`coalesce((select jsonb_agg(jsonb_build_object('reason', flag.reason, 'note', flag.note,
    'at', flag.created_at) order by flag.created_at desc)
  from (select reason, note, created_at from ${reviewFlags} where ${reviewFlags.reviewId} = ${reviews.id}
    order by created_at desc limit ${sql.raw(String(FLAGS_SHOWN))}) flag), '[]')`;
const flagCount = sql<number>`(select count(*)::int from ${reviewFlags} where ${reviewFlags.reviewId} = ${reviews.id})`;

/** Open ones from the oldest on, decided ones from the newest on. One row more than shown tells of a next page. */
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

export async function hideReviewRow(queries: Queries, reviewId: number, reason: string): Promise<void> {
  await queries.update(reviews).set({ hiddenAt: mallNow, hiddenReason: reason }).where(eq(reviews.id, reviewId));
}

type NewReport = Pick<typeof reviewReports.$inferInsert, 'reviewId' | 'storeId' | 'reason' | 'note' | 'sellerId'>;

/** Puts a review into the queue, unless it is there. The review must be locked. */
export async function openReport(queries: Queries, report: NewReport): Promise<boolean> {
  const opened = await queries
    .insert(reviewReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: reviewReports.id });
  return opened.length > 0;
}

/** Joins what buyers have reported. False when the store reported it before. The review must be locked. */
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
