import { checkPayPassword as checkRule } from '@galleria/domain/accounts/password-rules';
import { problemsOf } from '../../../account/form/account-rules.ts';
import type { Check } from '../../../account/form/form-state.ts';
import { isSealed } from '../../../account/sealed.ts';

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
