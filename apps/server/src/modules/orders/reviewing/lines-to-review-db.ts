import { nextStatus, statusesBefore } from '@galleria/domain/orders/order-lifecycle';
import { and, asc, desc, eq, gt, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { orderLines, orders } from '../tables.ts';

const isReviewable = inArray(orders.status, statusesBefore('reviewed'));

const lineColumns = {
  id: orderLines.id,
  orderId: orders.id,
  orderNumber: orders.number,
  userId: orders.userId,
  storeId: orders.storeId,
  prodId: orderLines.prodId,
  prodName: orderLines.prodName,
  skuName: orderLines.skuName,
  picture: orderLines.picture,
  receivedAt: orders.receivedAt,
};

/** The lines of this buyer's received orders that wait for a review, of the latest order first, with their total. */
export async function readLinesToReview(
  queries: Queries,
  { userId, orderNumber }: { userId: string; orderNumber?: string | undefined },
  { offset, limit }: { offset: number; limit: number },
) {
  const matches = and(
    ...[eq(orders.userId, userId), isNull(orders.hiddenAt), isReviewable, isNull(orderLines.reviewedAt)],
    orderNumber === undefined ? undefined : eq(orders.number, orderNumber),
  ) as SQL;
  const joined = eq(orders.id, orderLines.orderId);
  const lines = await queries
    .select({ ...lineColumns, total: sql<number>`(count(*) over ())::int` })
    .from(orderLines)
    .innerJoin(orders, joined)
    .where(matches)
    .orderBy(desc(orders.id), asc(orderLines.id))
    .offset(offset)
    .limit(limit);
  if (lines[0] || (offset === 0 && limit > 0)) return { lines, total: lines[0]?.total ?? 0 };
  // Past the last page there is no row to carry the total.
  const [counted] = await queries
    .select({ total: sql<number>`count(*)::int` })
    .from(orderLines)
    .innerJoin(orders, joined)
    .where(matches);
  return { lines, total: counted?.total ?? 0 };
}

/** Lines with ids above `afterId` of orders that were received at least `days` days ago and not reviewed. */
export async function readOverdueLines(queries: Queries, days: number, afterId: number, limit: number) {
  return queries
    .select({ id: orderLines.id, userId: orders.userId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        ...[isReviewable, isNull(orderLines.reviewedAt), gt(orderLines.id, afterId)],
        sql`${orders.receivedAt} <= ${mallNow} - make_interval(days => ${days})`,
      ),
    )
    .orderBy(asc(orderLines.id))
    .limit(limit);
}

/** Locks the order, which serialises the reviews of its lines; the line is read under the lock. */
export async function lockReviewableLine(queries: Queries, lineId: number, userId: string) {
  const orderOfLine = queries.select({ id: orderLines.orderId }).from(orderLines).where(eq(orderLines.id, lineId));
  const isTheirs = and(inArray(orders.id, orderOfLine), eq(orders.userId, userId));
  await queries.select({ id: orders.id }).from(orders).where(isTheirs).for('update');
  const [line] = await queries
    .select({
      ...lineColumns,
      status: orders.status,
      reviewedAt: orderLines.reviewedAt,
      isRefunded: sql<boolean>`${orderLines.refundedCents} + ${orderLines.refundedPoints} > 0`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.id, lineId), eq(orders.userId, userId)));
  return line;
}

export type ReviewableLine = NonNullable<Awaited<ReturnType<typeof lockReviewableLine>>>;

export async function setLineReviewed(queries: Queries, lineId: number): Promise<void> {
  await queries.update(orderLines).set({ reviewedAt: mallNow }).where(eq(orderLines.id, lineId));
}

/** Marks the order as done once none of its lines waits for a review. The caller has locked the order. */
export async function completeReviewedOrder(queries: Queries, orderId: number): Promise<void> {
  const [before] = statusesBefore('reviewed');
  const waiting = queries
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNull(orderLines.reviewedAt)));
  await queries
    .update(orders)
    .set({ status: before && nextStatus(before, 'reviewed'), completedAt: mallNow })
    .where(and(eq(orders.id, orderId), isReviewable, notExists(waiting)));
}
