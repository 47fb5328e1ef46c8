import { checkMail, checkMobile, problemsOf } from '../../../forms/account-rules.ts';
import type { Check } from '../../../forms/form-state.ts';

export type ContactKind = 'mail' | 'mobile';

/** The new address by itself: what has to be right before a code can go there. */
export const checkContactAddress: Check = ({ form, mail, mobile }) =>
  problemsOf(form === 'mobile' ? { mobile: checkMobile(mobile) } : { mail: checkMail(mail) });

/** The password is asked for where there is one: the form then has a field for it. */
export const checkContact: Check = (values) => ({
  ...checkContactAddress(values),
  ...problemsOf({
    validCode: values.validCode === '' ? 'accounts.error.codeRequired' : undefined,
    passWord: values.passWord === '' ? 'accounts.error.passwordRequired' : undefined,
  }),
});
