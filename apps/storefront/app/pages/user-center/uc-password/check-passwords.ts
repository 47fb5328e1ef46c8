import { checkPasswordRule, problemsOf } from '../../../forms/account-rules.ts';
import type { Check } from '../../../forms/form-state.ts';

export const checkPasswords: Check = ({ oldPassword, validCode, newPassword = '', confirmation }) => {
  const mismatch = confirmation !== undefined && confirmation !== newPassword;
  return problemsOf({
    oldPassword: oldPassword === '' ? 'profile.password.oldEmpty' : undefined,
    validCode: validCode === '' ? 'accounts.error.codeRequired' : undefined,
    newPassword: newPassword === '' ? 'profile.password.newEmpty' : checkPasswordRule('change', newPassword),
    confirmation: mismatch ? 'accounts.error.mismatch' : undefined,
  });
};
