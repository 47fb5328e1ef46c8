import { isMail, isMobile } from '@galleria/domain/accounts/contact';
import type { Translate } from '@galleria/i18n/translator';
import type { Check, Problems } from '../forms/outcome.ts';

export type ContactKind = 'mail' | 'mobile';

/** The new address by itself: what has to be right before a code can go there. */
export function checkContactAddress(kind: ContactKind, typed = '', text: Translate<'storefront'>): Problems {
  if (kind === 'mail') return isMail(typed) ? {} : { mail: text('profile.contact.mailWrong') };
  return isMobile(typed) ? {} : { mobile: text('profile.contact.mobileWrong') };
}

/** The password is asked for where there is one: the form then has a field for it. */
export const checkContact: Check = (values, text) => {
  const kind: ContactKind = values.form === 'mobile' ? 'mobile' : 'mail';
  return {
    ...checkContactAddress(kind, values[kind], text),
    ...(values.validCode === '' && { validCode: text('profile.codeEmpty') }),
    ...(values.passWord === '' && { passWord: text('profile.passwordEmpty') }),
  };
};
