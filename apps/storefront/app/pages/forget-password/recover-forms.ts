import { isMail, isMobile } from '@galleria/domain/accounts/contact';
import { checkCode, checkNewPassword, problemsOf } from '../../features/accounts/account-rules.ts';
import type { FormProblem, FormProblems, FormValues } from '../../forms/form-state.ts';

export function checkVerify({ contact = '', validCode }: FormValues): FormProblems {
  return problemsOf({
    contact: checkContact(contact),
    validCode: checkCode(validCode),
  });
}

/** Digits alone are meant as a mobile number, anything else as a mail address. */
function checkContact(contact: string): FormProblem | undefined {
  if (!contact) return 'accounts.error.contactRequired';
  if (/^\d+$/.test(contact)) return isMobile(contact) ? undefined : 'accounts.error.mobileInvalid';
  return isMail(contact) ? undefined : 'accounts.error.mailInvalid';
}

export function contactIn({ contact = '' }: FormValues): { mail: string } | { mobile: string } {
  return isMobile(contact) ? { mobile: contact } : { mail: contact };
}

export function checkRecovered(values: FormValues): FormProblems {
  return checkNewPassword('change', values);
}
