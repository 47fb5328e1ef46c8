import type * as contract from '@galleria/contract/reviews/own-reviews';
import { refuse } from '@galleria/domain/refusals';
import { appendProblem } from '@galleria/domain/reviews/reviews';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { notifyStores } from '../../../infra/database/notify-stores.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { SessionEnded } from '../../../infra/sessions/sessions.ts';
import { lockOpenAccount } from '../../accounts/index.ts';
import { claimPicture } from '../../uploads/index.ts';
import type { ReviewsContext } from '../index.ts';
import { lockOwnReview, writeAppend } from './own-reviews-db.ts';
import { recordReview } from './record-review.ts';

/** Announced with `{ storeId }` when a buyer wrote a review or an addition that waits for a reply. */
export const REVIEW_WRITTEN = 'review.written';

export const writeReview: UseCase<typeof contract.writeReview, ReviewsContext> = async (
  { database },
  { orderItemId, score, content, pics, isAnonymous },
  { actor, locale },
) => {
  const { userId } = actor;
  const pictures = [...new Set(pics)];
  return inTransaction(database, actor, async (transaction) => {
    await lockAccountForShare(transaction, userId);
    const draft = {
      lineId: orderItemId,
      userId,
      stars: score,
      content,
      pictures,
      isAnonymous,
      isDefault: false,
      locale,
    };
    const recorded = await recordReview(transaction, draft);
    if ('refused' in recorded) return recorded;
    const { reviewId: prodCommId = 0, storeId } = recorded;
    if (!(await claimAll(transaction, 'review.picture', prodCommId, userId, pictures))) {
      return refuse('profile.foreignPicture');
    }
    await transaction.announce(REVIEW_WRITTEN, { storeId });
    return { prodCommId };
  });
};

export const appendReview: UseCase<typeof contract.appendReview, ReviewsContext> = async (
  { database, rules },
  { prodCommId, content, pics },
  { actor },
) => {
  const { appendReviewDays } = await rules();
  const addition = { prodCommId, userId: actor.userId, content, pictures: [...new Set(pics)], appendReviewDays };
  return inTransaction(database, actor, (transaction) => addToReview(transaction, addition));
};

interface Addition {
  readonly prodCommId: number;
  readonly userId: string;
  readonly content: string;
  readonly pictures: string[];
  readonly appendReviewDays: number;
}

export async function addToReview(
  transaction: Transaction,
  { prodCommId, userId, content, pictures, appendReviewDays }: Addition,
) {
  const { queries } = transaction;
  await lockAccountForShare(transaction, userId);
  const review = await lockOwnReview(queries, userId, prodCommId);
  if (!review) return refuse('review.notFound');
  const problem = appendProblem(review, review.now, appendReviewDays);
  if (problem) return refuse(problem);
  await writeAppend(queries, prodCommId, { content, pictures });
  if (!(await claimAll(transaction, 'review.append', prodCommId, userId, pictures))) {
    return refuse('profile.foreignPicture');
  }
  await transaction.announce(REVIEW_WRITTEN, { storeId: review.storeId });
  return null;
}

/** Locks the account: a row written for an account that is being closed would never be erased. */
export async function lockAccountForShare({ queries }: Transaction, userId: string): Promise<void> {
  if (!(await lockOpenAccount(queries, userId))) throw new SessionEnded();
}

async function claimAll(
  transaction: Transaction,
  holder: string,
  reviewId: number,
  userId: string,
  pictures: readonly string[],
): Promise<boolean> {
  for (const path of pictures) {
    const upload = { ownerKind: 'buyer', ownerId: userId, path, purpose: 'picture' };
    if (!(await claimPicture(transaction, { holder, holderId: `${reviewId}:${path}` }, upload))) return false;
  }
  return true;
}

/** Makes the open back offices of the store show that another review waits. */
export async function notifyStoreOfReview({ database }: ReviewsContext, { storeId }: { storeId: number }) {
  await notifyStores(database.queries, [storeId]);
}
