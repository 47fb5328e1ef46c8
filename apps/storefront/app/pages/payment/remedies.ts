import type { MessageId } from '@galleria/i18n/message-id';

/** Where an objection can be done something about. */
export const REMEDIES: Readonly<Record<string, { readonly to: string; readonly label: MessageId<'storefront'> }>> = {
  insufficient: { to: '/user-center/uc-balance', label: 'checkout.pay.topUp' },
  noPayPassword: { to: '/user-center/uc-pay-password', label: 'checkout.pay.setPayPassword' },
};
