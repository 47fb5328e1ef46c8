import { STORE_STATUS, type StoreStatus } from './store-status.ts';

/** Statuses that staff can give an accepted store. */
export const STAFF_STATUSES = ['normal', 'paused', 'offline', 'abnormal'] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

interface StoreState {
  readonly status: number;
  readonly isStatusByPlatform: boolean;
}

const CHANGEABLE: readonly number[] = STAFF_STATUSES.map((name) => STORE_STATUS[name]);

/**
 * A pause by the store is the store's own decision: staff may replace it by another status, but not reopen the store.
 */
export function mayStaffSet({ status, isStatusByPlatform }: StoreState, wanted: StaffStatus): boolean {
  if (!CHANGEABLE.includes(status)) return false;
  const isOwnPause = status === STORE_STATUS.paused && !isStatusByPlatform;
  if (isOwnPause) return wanted !== 'normal';
  return STORE_STATUS[wanted] !== status;
}

/** A store may switch between open and paused, unless the platform has set its status. */
export function mayStoreSwitch({ status, isStatusByPlatform }: StoreState): boolean {
  const ownChoices: readonly StoreStatus[] = [STORE_STATUS.normal, STORE_STATUS.paused];
  return !isStatusByPlatform && ownChoices.some((one) => one === status);
}
