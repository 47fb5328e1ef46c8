import type { StoreStatus } from '@galleria/domain/stores/store-status';
import type { Transaction } from '../../infra/database/transaction.ts';
import { adjustFans, type StoreCount, writeCounts, writeStatus } from './stores-db.ts';

/** Announced with `{ storeId }` when a store opens, closes or is renamed, so that lists of its products follow. */
export const STORE_CHANGED = 'store.changed';

/** Announced with `{ storeId, isOpen, at }` when a seller of the store paused it or opened it again. */
export const STORE_SWITCHED = 'store.switched';

/**
 * False when the store does not exist, or when the number would fall below zero. The cache is not invalidated: one
 * follower more does not justify reading all stores again, and `storeInfo` reads the number fresh.
 */
export async function changeFans({ queries }: Transaction, storeId: number, difference: number): Promise<boolean> {
  return adjustFans(queries, storeId, difference);
}

/** Opens or closes a store on every page at once. False when the store does not exist. */
export async function setStoreStatus(transaction: Transaction, storeId: number, status: StoreStatus): Promise<boolean> {
  if (!(await writeStatus(transaction.queries, storeId, status))) return false;
  await transaction.changed('stores');
  await transaction.announce(STORE_CHANGED, { storeId });
  return true;
}

/** Invalidates the cached stores only if a number has changed. */
export async function putCounts({ queries, changed }: Transaction, counts: readonly StoreCount[]): Promise<void> {
  if ((await writeCounts(queries, counts)) > 0) await changed('stores');
}
