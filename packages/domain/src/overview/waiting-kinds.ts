/** Kinds of work that waits in a store. A capability that knows of another kind adds it here and counts it in its module. */
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
