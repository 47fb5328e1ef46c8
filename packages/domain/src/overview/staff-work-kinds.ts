/** Kinds of work that waits for staff. A capability that knows of another kind adds it here and counts it in its module. */
export const STAFF_WORK_KINDS = [
  'storeApplications',
  'paperRequests',
  'waitingProducts',
  'brandProposals',
  'flashApplications',
  'reportedReviews',
  'transfers',
  'unknownPayments',
  'failedRefunds',
  'payouts',
  'adjustments',
  'disputes',
  'rulings',
] as const;
export type StaffWorkKind = (typeof STAFF_WORK_KINDS)[number];
