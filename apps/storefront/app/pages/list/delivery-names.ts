import type { MessageId } from '@galleria/i18n/message-id';

/** By the numbers of the dialect. */
export const DELIVERY_NAMES: Readonly<Record<number, MessageId<'storefront'>>> = {
  1: 'search.list.courier',
  2: 'search.list.pickup',
  3: 'search.list.noDelivery',
  4: 'search.list.sameCity',
};
