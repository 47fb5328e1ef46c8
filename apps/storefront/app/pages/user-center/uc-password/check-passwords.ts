import { checkChangedPassword } from '@galleria/domain/accounts/password-rules';
import { type Check, isSealed } from '../forms/outcome.ts';

export const checkPasswords: Check = (values, text) => {
  const { newPassword = '', confirmation } = values;
  const rule = newPassword !== '' && !isSealed(newPassword) && checkChangedPassword(newPassword);
  return {
    ...(values.oldPassword === '' && { oldPassword: text('profile.password.oldEmpty') }),
    ...(values.validCode === '' && { validCode: text('profile.codeEmpty') }),
    ...(newPassword === '' && { newPassword: text('profile.password.newEmpty') }),
    ...(rule && { newPassword: text('profile.password.rule') }),
    ...(confirmation !== undefined &&
      confirmation !== newPassword && { confirmation: text('profile.password.notMatching') }),
  };
};
