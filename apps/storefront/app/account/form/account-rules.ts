import { isAccountName, isMail, isMobile, isNickName } from '@galleria/domain/accounts/contact';
import { checkChangedPassword, checkRegisterPassword } from '@galleria/domain/accounts/password-rules';
import type { FormProblems, FormValues } from './form-state.ts';

/** What is wrong with a mail address, or nothing. */
export function checkMail(mail = ''): FormProblems[string] | undefined {
  if (!mail) return 'accounts.error.mailRequired';
  return isMail(mail) ? undefined : 'accounts.error.mailInvalid';
}

export function checkMobile(mobile = ''): FormProblems[string] | undefined {
  if (!mobile) return 'accounts.error.mobileRequired';
  return isMobile(mobile) ? undefined : 'accounts.error.mobileInvalid';
}

export function checkAccountName(name = ''): FormProblems[string] | undefined {
  return isAccountName(name) ? undefined : 'accounts.error.userName';
}

/** It may be left empty. */
export function checkNickName(name = ''): FormProblems[string] | undefined {
  return name === '' || isNickName(name) ? undefined : 'accounts.error.nickName';
}

/** Also true of sealed passwords, of which the server can say no more before it opens them. */
export function checkNewPasswordPair({ passWord = '', confirmation }: FormValues): FormProblems {
  if (!passWord) return { passWord: 'accounts.error.newPasswordRequired' };
  return passWord === confirmation ? {} : { confirmation: 'accounts.error.mismatch' };
}

/** The rule itself: only where the password can be read, which is in the form. */
export function checkPasswordRule(kind: 'register' | 'change', { passWord = '' }: FormValues): FormProblems {
  const fits = (kind === 'register' ? checkRegisterPassword : checkChangedPassword)(passWord) === undefined;
  if (!passWord || fits) return {};
  return { passWord: kind === 'register' ? 'accounts.error.registerRule' : 'accounts.error.changeRule' };
}

/** Leaves out what is right. */
export function problemsOf(found: Record<string, FormProblems[string] | undefined>): FormProblems {
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, FormProblems[string]] => entry[1] !== undefined),
  );
}
