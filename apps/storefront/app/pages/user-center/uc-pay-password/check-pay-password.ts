import { checkPayPassword as checkRule } from '@galleria/domain/accounts/password-rules';
import { isSealed } from '../../../features/accounts/sealed.ts';
import { problemsOf } from '../../../forms/account-rules.ts';
import type { Check } from '../../../forms/form-state.ts';

export const checkPayPassword: Check = ({ oldPayPassword, validCode, payPassword = '', confirmation }) => {
  const breaksRule = !isSealed(payPassword) && checkRule(payPassword) !== undefined;
  const mismatch = confirmation !== undefined && confirmation !== payPassword;
  return problemsOf({
    oldPayPassword: oldPayPassword === '' ? 'profile.pay.oldEmpty' : undefined,
    validCode: validCode === '' ? 'accounts.error.codeRequired' : undefined,
    payPassword: breaksRule ? 'profile.pay.rule' : undefined,
    confirmation: mismatch ? 'profile.pay.notMatching' : undefined,
  });
};
