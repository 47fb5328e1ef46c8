import { checkPayPassword as checkRule } from '@galleria/domain/accounts/password-rules';
import { type Check, isSealed } from '../forms/outcome.ts';

export const checkPayPassword: Check = (values, text) => {
  const { payPassword = '', confirmation } = values;
  return {
    ...(values.oldPayPassword === '' && { oldPayPassword: text('profile.pay.oldEmpty') }),
    ...(values.validCode === '' && { validCode: text('profile.codeEmpty') }),
    ...(!isSealed(payPassword) && checkRule(payPassword) && { payPassword: text('profile.pay.rule') }),
    ...(confirmation !== undefined &&
      confirmation !== payPassword && { confirmation: text('profile.pay.notMatching') }),
  };
};
