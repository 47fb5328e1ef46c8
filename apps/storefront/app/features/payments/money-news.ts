import type { LastAttempt } from '@galleria/domain/payments/pay-types';
import type { MessageId } from '@galleria/i18n/message-id';

type Words = MessageId<'storefront'>;

/** What a closed purchase says about money: that nothing was charged is said only when it is known. */
const CLOSED: Readonly<Record<LastAttempt, Words>> = {
  none: 'checkout.pay.closedText',
  failed: 'checkout.pay.closedText',
  // Cash that was promised is never charged.
  succeeded: 'checkout.pay.closedText',
  pending: 'checkout.pay.closedUnclear',
  refunding: 'checkout.pay.closedRefunding',
  refunded: 'checkout.pay.closedRefunded',
  inBalance: 'checkout.pay.closedInBalance',
};

export function closedWords(lastTry: LastAttempt): Words {
  return CLOSED[lastTry];
}

/**
 * What an open counter says about the last try, if anything. Money that came for a purchase which is still open, and did
 * not pay it, was another amount; pending, though nobody is waited for, is money of which nobody can tell how much it is.
 */
const OPEN: Partial<Record<LastAttempt, Words>> = {
  failed: 'checkout.pay.declined',
  pending: 'checkout.pay.unclear',
  refunding: 'checkout.pay.otherAmount',
  refunded: 'checkout.pay.otherAmountBack',
  inBalance: 'checkout.pay.otherAmountInBalance',
};

export function counterWords(lastTry: LastAttempt): Words | undefined {
  return OPEN[lastTry];
}
