import { REVIEW_STATE } from '@galleria/domain/reviews/reviews';

export const OWN_REVIEWS = '/user-center/uc-comments';
export const WRITTEN_REVIEWS = `${OWN_REVIEWS}?commStatus=${REVIEW_STATE.written}`;

/** Where the lines of an order are reviewed. */
export function writeReviewAddress(orderNumber: string): string {
  return `/write-comments?orderNumber=${orderNumber}`;
}

/** What the buyer wrote about an order, to read and to add to. */
export function ownReviewsOf(orderNumber: string): string {
  return `${WRITTEN_REVIEWS}&orderNumber=${orderNumber}`;
}
