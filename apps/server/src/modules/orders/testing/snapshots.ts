/** What an order's JSON columns hold, for tests that read them from the database. */
export type { PickupSnapshot, ReceiverSnapshot, ReductionSnapshot } from '../snapshots.ts';
