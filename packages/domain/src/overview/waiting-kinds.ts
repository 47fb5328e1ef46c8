/** Kinds of work that wait in a store. A module with a new kind adds it here and counts it itself. */
export const WAITING_KINDS = [
  'toShip',
  'refunds',
  'refundsEnding',
  'disputedRefunds',
  'reminded',
  'partlyShipped',
  'parcelProblems',
  'lowStock',
  'unansweredReviews',
  'invoices',
  'waitingProducts',
  'failedImports',
  'failedPayouts',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];
