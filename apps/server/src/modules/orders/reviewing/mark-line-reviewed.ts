import { nextStatus } from '@galleria/domain/orders/order-lifecycle';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import {
  completeReviewedOrder,
  lockReviewableLine,
  type ReviewableLine,
  setLineReviewed,
} from './lines-to-review-db.ts';

interface LineKey {
  readonly lineId: number;
  readonly userId: string;
}

/**
 * Marks a line of a received order as reviewed; the caller writes its one review in the same transaction. With the last
 * line the order is done.
 */
export async function markLineReviewed(
  { queries }: Transaction,
  { lineId, userId }: LineKey,
): Promise<ReviewableLine | Refused<'order.notFound' | 'review.exists' | 'order.stateChanged'>> {
  const line = await lockReviewableLine(queries, lineId, userId);
  if (!line) return refuse('order.notFound');
  if (line.reviewedAt) return refuse('review.exists');
  if (nextStatus(line.status, 'reviewed') === undefined) return refuse('order.stateChanged');
  await setLineReviewed(queries, lineId);
  await completeReviewedOrder(queries, line.orderId);
  return line;
}
