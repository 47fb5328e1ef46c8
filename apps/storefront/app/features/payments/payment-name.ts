import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import type { MessageId } from '@galleria/i18n/message-id';
import { PAYMENT_METHODS } from './payment-methods.ts';

/** How something was paid. Undefined for `null`: nothing was left to pay, e.g. because of coupons. */
export function paymentName(payType: number | null): MessageId<'storefront'> | undefined {
  if (payType === null) return undefined;
  return payType === PAY_TYPE.points ? 'orders.detail.payType.points' : PAYMENT_METHODS[payType]?.name;
}
