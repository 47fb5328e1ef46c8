import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { lockProfile } from '../../accounts/index.ts';
import { addRatings } from '../../catalogue/index.ts';
import { markLineReviewed } from '../../orders/index.ts';
import { addPictureReference } from '../../uploads/index.ts';
import { insertReview } from './own-reviews-db.ts';

interface ReviewDraft {
  readonly lineId: number;
  readonly userId: string;
  readonly stars: number;
  readonly content: string;
  readonly pictures: string[];
  readonly isAnonymous: boolean;
  /** A default review: its time was over. A refunded line then counts as reviewed, but gets no stars. */
  readonly isDefault: boolean;
  readonly locale: Locale;
}

/**
 * Stores the review of a line, updates the counters of its product and completes its order, in one transaction. Locks
 * are taken in the order account, order, product.
 */
export async function recordReview(
  transaction: Transaction,
  { lineId, userId, locale, ...draft }: ReviewDraft,
): Promise<
  | { readonly reviewId: number | undefined; readonly storeId: number }
  | Refused<'order.notFound' | 'review.exists' | 'order.stateChanged'>
> {
  const { queries } = transaction;
  const author = await lockProfile(queries, userId);
  const line = await markLineReviewed(transaction, { lineId, userId });
  if ('refused' in line) return line;
  const { storeId, prodId: productId } = line;
  if (draft.isDefault && line.isRefunded) return { reviewId: undefined, storeId };
  const reviewId = await insertReview(queries, {
    ...{ ...draft, productId, storeId, orderLineId: lineId, orderNumber: line.orderNumber },
    ...{ skuName: line.skuName, locale: draft.isDefault ? null : locale },
    // A closed account has no name, but its purchase still counts.
    ...(author ? { ...author, userId } : { nickName: '', userId: null, isAnonymous: true }),
  });
  if (reviewId === undefined) return refuse('review.exists');
  if (author?.avatar) {
    await addPictureReference(transaction, { holder: 'review.avatar', holderId: String(reviewId) }, author.avatar);
  }
  await addRatings(transaction, [{ productId, count: 1, stars: draft.stars }]);
  return { reviewId, storeId };
}
