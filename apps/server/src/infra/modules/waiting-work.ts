import type { SellerPermission } from '@galleria/domain/access/seller-permissions';
import type { WaitingKind } from '@galleria/domain/overview/waiting-kinds';

type Counts = Partial<Readonly<Record<WaitingKind, number>>>;

/**
 * How much work of some kinds waits in a store. One part is one statement, which an index serves: the bell asks whenever
 * something changed. Whoever changes such a number says so (`transaction.workChanged`).
 */
export interface WaitingWork<Context> {
  /** Who may know the numbers. */
  readonly permission: SellerPermission;
  readonly count: (context: Context, storeId: number) => Promise<Counts>;
}

/** The same with the context of its module. */
export interface OpenWaitingWork {
  readonly permission: SellerPermission;
  count(storeId: number): Promise<Counts>;
}

export function openWaitingWork<Context>(parts: readonly WaitingWork<Context>[], context: Context): OpenWaitingWork[] {
  return parts.map(({ permission, count }) => ({ permission, count: (storeId) => count(context, storeId) }));
}
