import { isEncrypted } from '@galleria/client/password-encryption';
import type { OutputOf } from '@galleria/contract/operation';
import type { orderPayInfo, payOrder } from '@galleria/contract/payments/payments';
import { checkPayPassword } from '@galleria/domain/accounts/password-rules';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import type { MessageId } from '@galleria/i18n/message-id';
import { defineForm, type FieldsOf, unchecked } from '../../forms/define-form.ts';

export type PayInfo = OutputOf<typeof orderPayInfo>;
export type PayMethod = PayInfo['methods'][number];

/** Only the balance needs a value: six digits, which can be checked unless they are encrypted. */
export const paymentForm = defineForm({
  fields: {
    payType: unchecked,
    payPassword: (payPassword = '', { payType }) => {
      const isIncomplete = !isEncrypted(payPassword) && checkPayPassword(payPassword) !== undefined;
      return Number(payType) === PAY_TYPE.balance && isIncomplete ? 'checkout.pay.passwordMissing' : undefined;
    },
  } satisfies FieldsOf<typeof payOrder>,
  encrypted: ['payPassword'],
  refusalFields: {
    'payPassword.missing': 'payPassword',
    'payPassword.locked': 'payPassword',
    'payPassword.wrong': 'payPassword',
    'password.notSealed': 'payPassword',
    'password.stale': 'payPassword',
  },
});

/** Buys the same again: a form without fields. */
export const againForm = defineForm({ fields: {} });

/** Remedies for payment methods that are refused. */
export const REMEDIES: Readonly<Record<string, { readonly to: string; readonly label: MessageId<'storefront'> }>> = {
  insufficient: { to: '/user-center/uc-balance', label: 'checkout.pay.topUp' },
  noPayPassword: { to: '/user-center/uc-pay-password', label: 'checkout.pay.setPayPassword' },
};
