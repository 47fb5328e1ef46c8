import type * as contract from '@galleria/contract/reviews/own-reviews';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { ReviewsContext } from '../index.ts';
import { openReport } from '../staff-reviews/reported-reviews-db.ts';
import { addUseful, insertFlag, lockShownReview, setVote } from './own-reviews-db.ts';
import { lockAccountForShare } from './write-review.ts';

/** The input is the wanted state, not a toggle: a click that is sent twice counts once. */
export const voteForReview: UseCase<typeof contract.voteForReview, ReviewsContext> = (
  { database },
  { prodCommId, isUseful },
  { actor },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const review = await lockOthersReview(transaction, prodCommId, actor.userId);
    if ('refused' in review) return review;
    const isChanged = await setVote(queries, { reviewId: prodCommId, userId: actor.userId }, isUseful);
    const usefulCount = isChanged ? await addUseful(queries, prodCommId, isUseful ? 1 : -1) : review.usefulCount;
    return { usefulCount, isUseful };
  });

export const flagReview: UseCase<typeof contract.flagReview, ReviewsContext> = (
  { database },
  { prodCommId, reason, note },
  { actor },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const review = await lockOthersReview(transaction, prodCommId, actor.userId);
    if ('refused' in review) return review;
    const flag = { reviewId: prodCommId, userId: actor.userId, reason, note };
    if (!(await insertFlag(queries, flag))) return refuse('review.flagged');
    await openReport(queries, { reviewId: prodCommId, storeId: review.storeId, reason });
    return null;
  });

type Shown = NonNullable<Awaited<ReturnType<typeof lockShownReview>>>;

async function lockOthersReview(
  transaction: Transaction,
  reviewId: number,
  userId: string,
): Promise<Shown | Refused<'review.notFound' | 'review.own'>> {
  await lockAccountForShare(transaction, userId);
  const review = await lockShownReview(transaction.queries, reviewId);
  if (!review) return refuse('review.notFound');
  return review.userId === userId ? refuse('review.own') : review;
}
