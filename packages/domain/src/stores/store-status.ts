/** Numbers of the API's wire format. A store's pages open only while it is normal. */
export const STORE_STATUS = {
  underReview: 0,
  normal: 1,
  abnormal: -1,
  offline: 2,
  paused: 3,
  reviewFailed: 4,
  notYetOpen: 5,
} as const;
export type StoreStatus = (typeof STORE_STATUS)[keyof typeof STORE_STATUS];

/** The mall's own store. */
export const SELF_OPERATED_STORE = 1;

export function isOpen(status: number): boolean {
  return status === STORE_STATUS.normal;
}
