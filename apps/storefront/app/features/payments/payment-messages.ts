import type { LastAttempt } from '@galleria/domain/payments/pay-types';
import type { MessageId } from '@galleria/i18n/message-id';

type PaymentMessage = MessageId<'storefront'>;

/** What a closed purchase says about money: "nothing was charged" only when that is certain. */
const CLOSED: Readonly<Record<LastAttempt, PaymentMessage>> = {
  none: 'checkout.pay.closedText',
  failed: 'checkout.pay.closedText',
  // Pay on delivery: cash is not charged here.
  succeeded: 'checkout.pay.closedText',
  pending: 'checkout.pay.closedUnclear',
  refunding: 'checkout.pay.closedRefunding',
  refunded: 'checkout.pay.closedRefunded',
  inBalance: 'checkout.pay.closedInBalance',
};

export function closedPurchaseMessage(lastTry: LastAttempt): PaymentMessage {
  return CLOSED[lastTry];
}

/**
 * Message on the payment page of an open purchase about the last attempt, if any. Money that was received without
 * paying the purchase was another amount; `pending` without an attempt in progress means that the amount received is
 * unknown.
 */
const OPEN: Partial<Record<LastAttempt, PaymentMessage>> = {
  failed: 'checkout.pay.declined',
  pending: 'checkout.pay.unclear',
  refunding: 'checkout.pay.otherAmount',
  refunded: 'checkout.pay.otherAmountBack',
  inBalance: 'checkout.pay.otherAmountInBalance',
};

export function openPurchaseMessage(lastTry: LastAttempt): PaymentMessage | undefined {
  return OPEN[lastTry];
}
