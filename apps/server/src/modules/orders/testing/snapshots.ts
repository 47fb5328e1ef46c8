/** The types of an order's JSON columns, for tests that read them from the database. */
export type { PickupSnapshot, ReceiverSnapshot, ReductionSnapshot } from '../snapshots.ts';
