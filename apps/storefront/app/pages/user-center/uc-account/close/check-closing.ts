import { problemsOf } from '../../../../forms/account-rules.ts';
import type { Check } from '../../../../forms/form-state.ts';

/** The form asks for a password or for a code; what it did not ask for is not there. */
export const checkClosing: Check = ({ passWord, validCode, understood }) =>
  problemsOf({
    passWord: passWord === '' ? 'accounts.error.passwordRequired' : undefined,
    validCode: validCode === '' ? 'accounts.error.codeRequired' : undefined,
    understood: understood === 'yes' ? undefined : 'profile.close.notUnderstood',
  });
