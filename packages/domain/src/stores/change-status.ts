import { STORE_STATUS, type StoreStatus } from './store-status.ts';

/** What staff can make of a store that was accepted. */
export const STAFF_STATUSES = ['normal', 'paused', 'offline', 'abnormal'] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

interface StoreState {
  readonly status: number;
  readonly isStatusByPlatform: boolean;
}

const CHANGEABLE: readonly number[] = STAFF_STATUSES.map((name) => STORE_STATUS[name]);

/** A pause by the store itself is its own decision: the platform may replace it by a decision of its own, not end it. */
export function mayStaffSet({ status, isStatusByPlatform }: StoreState, wanted: StaffStatus): boolean {
  if (!CHANGEABLE.includes(status)) return false;
  const isOwnPause = status === STORE_STATUS.paused && !isStatusByPlatform;
  if (isOwnPause) return wanted !== 'normal';
  return STORE_STATUS[wanted] !== status;
}

/** What a store may choose between, unless the platform has decided. */
export function mayStoreSwitch({ status, isStatusByPlatform }: StoreState): boolean {
  const ownChoices: readonly StoreStatus[] = [STORE_STATUS.normal, STORE_STATUS.paused];
  return !isStatusByPlatform && ownChoices.some((one) => one === status);
}
