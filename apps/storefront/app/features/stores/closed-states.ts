import { STORE_STATUS } from '@galleria/domain/stores/store-status';
import type { MessageId } from '@galleria/i18n/message-id';

/** Shown in place of the store's page. */
export interface ShopRefusal {
  /** Name of the store; undefined if it does not exist. */
  readonly name?: string;
  readonly logo?: string;
  readonly reason: MessageId<'storefront'>;
}

export const NO_SUCH_SHOP: ShopRefusal = { reason: 'stores.closed.missingText' };

interface ClosedState {
  readonly message: MessageId<'storefront'>;
  /** Status of the response: the store may open some day, or it is gone. */
  readonly httpStatus: 403 | 410;
}

const OFFLINE: ClosedState = { message: 'stores.closed.offline', httpStatus: 410 };

const CLOSED_STATES: Readonly<Record<number, ClosedState>> = {
  [STORE_STATUS.underReview]: { message: 'stores.closed.underReview', httpStatus: 403 },
  [STORE_STATUS.abnormal]: { message: 'stores.closed.abnormal', httpStatus: 403 },
  [STORE_STATUS.offline]: OFFLINE,
  [STORE_STATUS.paused]: { message: 'stores.closed.paused', httpStatus: 403 },
  [STORE_STATUS.reviewFailed]: { message: 'stores.closed.reviewFailed', httpStatus: 403 },
  [STORE_STATUS.notYetOpen]: { message: 'stores.closed.notYetOpen', httpStatus: 403 },
};

/** Why a store is not open. An unknown status counts as offline. */
export function closedState(status: number): ClosedState {
  return CLOSED_STATES[status] ?? OFFLINE;
}
