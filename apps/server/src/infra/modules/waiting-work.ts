import type { SellerPermission } from '@galleria/domain/access/seller-permissions';
import type { StaffPermission } from '@galleria/domain/access/staff-permissions';
import type { StaffWorkKind } from '@galleria/domain/overview/staff-work-kinds';
import type { WaitingKind } from '@galleria/domain/overview/waiting-kinds';

type Counts<Kind extends string> = Partial<Readonly<Record<Kind, number>>>;

/**
 * Counts of some kinds of work that wait in a store. One part is one statement, which an index serves: the bell queries
 * it whenever something changed. Code that changes such a count calls `transaction.workChanged`.
 */
export interface WaitingWork<Context> {
  /** The permission that is needed to see the counts. */
  readonly permission: SellerPermission;
  readonly count: (context: Context, storeId: number) => Promise<Counts<WaitingKind>>;
}

/** The same, bound to the context of its module. */
export interface OpenWaitingWork {
  readonly permission: SellerPermission;
  count(storeId: number): Promise<Counts<WaitingKind>>;
}

export function openWaitingWork<Context>(parts: readonly WaitingWork<Context>[], context: Context): OpenWaitingWork[] {
  return parts.map(({ permission, count }) => ({ permission, count: (storeId) => count(context, storeId) }));
}

/**
 * Counts of some kinds of work that wait for staff. They are read every few seconds while staff have a console open
 * (`watchStaffWork`), so changes need not be announced; one part is one statement, which an index serves.
 */
export interface StaffWork<Context> {
  readonly permission: StaffPermission;
  readonly count: (context: Context) => Promise<Counts<StaffWorkKind>>;
}

/** The same, bound to the context of its module. */
export interface OpenStaffWork {
  readonly permission: StaffPermission;
  count(): Promise<Counts<StaffWorkKind>>;
}

export function openStaffWork<Context>(parts: readonly StaffWork<Context>[], context: Context): OpenStaffWork[] {
  return parts.map(({ permission, count }) => ({ permission, count: () => count(context) }));
}
