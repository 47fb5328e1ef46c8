import { lockReviewableLine } from '../reviewing/lines-to-review-db.ts';
import { markLineReviewed } from '../reviewing/mark-line-reviewed.ts';

/** For control tests: reads the line without locking its order, and waits until all callers have read it. */
export function reviewWithoutLock(haveRead: () => Promise<void>): typeof markLineReviewed {
  return (transaction, key) =>
    markLineReviewed(transaction, key, async (queries, lineId, userId) => {
      const line = await lockReviewableLine(queries, lineId, userId, false);
      await haveRead();
      return line;
    });
}
