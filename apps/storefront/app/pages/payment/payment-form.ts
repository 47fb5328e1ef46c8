import type { OutputOf } from '@galleria/contract/operation';
import type { orderPayInfo } from '@galleria/contract/payments';
import { checkPayPassword } from '@galleria/domain/accounts/password-rules';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import type { MessageId } from '@galleria/i18n/message-id';
import { isSealed } from '../../features/accounts/sealed.ts';
import { problemsOf } from '../../forms/account-rules.ts';
import type { Check } from '../../forms/form-state.ts';

export type PayInfo = OutputOf<typeof orderPayInfo>;
export type PayMethod = PayInfo['methods'][number];

/** Only the balance asks for something: six digits, as far as they can be read. */
export const checkPayment: Check = ({ payType, payPassword = '' }) => {
  const isBalance = Number(payType) === PAY_TYPE.balance;
  const isIncomplete = !isSealed(payPassword) && checkPayPassword(payPassword) !== undefined;
  return problemsOf({ payPassword: isBalance && isIncomplete ? 'checkout.pay.passwordMissing' : undefined });
};

/** Where an objection can be done something about. */
export const REMEDIES: Readonly<Record<string, { readonly to: string; readonly label: MessageId<'storefront'> }>> = {
  insufficient: { to: '/user-center/uc-balance', label: 'checkout.pay.topUp' },
  noPayPassword: { to: '/user-center/uc-pay-password', label: 'checkout.pay.setPayPassword' },
};
