import type { Check } from '../../forms/outcome.ts';

/** The form asks for a password or for a code; what it did not ask for is not there. */
export const checkClosing: Check = (values, text) => ({
  ...(values.passWord === '' && { passWord: text('profile.passwordEmpty') }),
  ...(values.validCode === '' && { validCode: text('profile.codeEmpty') }),
  ...(values.understood !== 'yes' && { understood: text('profile.close.notUnderstood') }),
});
