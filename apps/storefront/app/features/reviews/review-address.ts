import { REVIEW_STATE } from '@galleria/domain/reviews/reviews';

export const OWN_REVIEWS = '/user-center/uc-comments';
export const WRITTEN_REVIEWS = `${OWN_REVIEWS}?commStatus=${REVIEW_STATE.written}`;

/** The page to review the lines of an order. */
export function writeReviewAddress(orderNumber: string): string {
  return `/write-comments?orderNumber=${orderNumber}`;
}

/** The buyer's reviews of an order, to read and to add to. */
export function ownReviewsOf(orderNumber: string): string {
  return `${WRITTEN_REVIEWS}&orderNumber=${orderNumber}`;
}
