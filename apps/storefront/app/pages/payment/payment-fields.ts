import { checkPayPassword } from '@galleria/domain/accounts/password-rules';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { isSealed } from '../../features/accounts/encrypted-password.ts';
import { problemsOf } from '../../features/accounts/account-rules.ts';
import type { Check } from '../../forms/form-state.ts';

/** Only the balance asks for something: six digits, as far as they can be read. */
export const checkPayment: Check = ({ payType, payPassword = '' }) => {
  const isBalance = Number(payType) === PAY_TYPE.balance;
  const isIncomplete = !isSealed(payPassword) && checkPayPassword(payPassword) !== undefined;
  return problemsOf({ payPassword: isBalance && isIncomplete ? 'checkout.pay.passwordMissing' : undefined });
};
