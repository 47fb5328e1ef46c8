import { SYSTEM } from '@galleria/domain/access/access';
import { isRefused } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { handleInBatches } from '../../../infra/jobs/handle-in-batches.ts';
import { readOverdueLines } from '../../orders/index.ts';
import type { ReviewsContext } from '../index.ts';
import { recordReview } from './record-review.ts';

/** Anonymous: the buyer has not agreed to show a name with a review that they did not write. */
const DEFAULT = { stars: 5, content: '', pictures: [], isAnonymous: true, isDefault: true, locale: DEFAULT_LOCALE };

/**
 * Job: gives five stars without words to lines that were not reviewed in time, and completes their orders. When the
 * buyer writes at the same time, only one of the two reviews counts.
 */
export async function writeDefaultReviews({ database, log, rules }: ReviewsContext): Promise<void> {
  const { reviewDays } = await rules();
  await handleInBatches(log, {
    name: 'writeDefaultReviews',
    start: { id: 0 },
    next: ({ id }, limit) => readOverdueLines(database.queries, reviewDays, id, limit),
    handle: async ({ id: lineId, userId }: { id: number; userId: string }) => {
      const recorded = await inTransaction(database, SYSTEM, (transaction) =>
        recordReview(transaction, { ...DEFAULT, lineId, userId }),
      );
      if (isRefused(recorded)) return;
      log.info({ event: 'review.default_written', lineId, reviewId: recorded.reviewId }, 'default review written');
    },
  });
}
