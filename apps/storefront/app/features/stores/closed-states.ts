import { STORE_STATUS } from '@galleria/domain/stores/store-status';
import type { MessageId } from '@galleria/i18n/message-id';

/** What a page says instead of showing the store. */
export interface ShopRefusal {
  /** Of the store; none when there is no such store. */
  readonly name?: string;
  readonly logo?: string;
  readonly reason: MessageId<'storefront'>;
}

export const NO_SUCH_SHOP: ShopRefusal = { reason: 'stores.closed.missingText' };

interface ClosedState {
  readonly words: MessageId<'storefront'>;
  /** Of the page: it may open some day, or it is gone. */
  readonly httpStatus: 403 | 410;
}

const OFFLINE: ClosedState = { words: 'stores.closed.offline', httpStatus: 410 };

const CLOSED_STATES: Readonly<Record<number, ClosedState>> = {
  [STORE_STATUS.underReview]: { words: 'stores.closed.underReview', httpStatus: 403 },
  [STORE_STATUS.abnormal]: { words: 'stores.closed.abnormal', httpStatus: 403 },
  [STORE_STATUS.offline]: OFFLINE,
  [STORE_STATUS.paused]: { words: 'stores.closed.paused', httpStatus: 403 },
  [STORE_STATUS.reviewFailed]: { words: 'stores.closed.reviewFailed', httpStatus: 403 },
  [STORE_STATUS.notYetOpen]: { words: 'stores.closed.notYetOpen', httpStatus: 403 },
};

/** Why a store is not open. A status that we do not know is as good as offline. */
export function closedState(status: number): ClosedState {
  return CLOSED_STATES[status] ?? OFFLINE;
}
