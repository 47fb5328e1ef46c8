/** Kinds of work that wait for staff. A module with a new kind adds it here and counts it itself. */
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
