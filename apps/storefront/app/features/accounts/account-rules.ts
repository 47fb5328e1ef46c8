import { isAccountName, isMail, isMobile, isNickName } from '@galleria/domain/accounts/contact';
import { checkChangedPassword, checkRegisterPassword } from '@galleria/domain/accounts/password-rules';
import { isSealed } from './encrypted-password.ts';
import type { FormProblem, FormProblems, FormValues } from '../../forms/form-state.ts';

/** What is wrong with a mail address, or nothing. */
export function checkMail(mail = ''): FormProblem | undefined {
  if (!mail) return 'accounts.error.mailRequired';
  return isMail(mail) ? undefined : 'accounts.error.mailInvalid';
}

export function checkMobile(mobile = ''): FormProblem | undefined {
  if (!mobile) return 'accounts.error.mobileRequired';
  return isMobile(mobile) ? undefined : 'accounts.error.mobileInvalid';
}

export function checkAccountName(name = ''): FormProblem | undefined {
  return isAccountName(name) ? undefined : 'accounts.error.userName';
}

/** It may be left empty. */
export function checkNickName(name = ''): FormProblem | undefined {
  return name === '' || isNickName(name) ? undefined : 'accounts.error.nickName';
}

const RULES = {
  register: { finds: checkRegisterPassword, words: 'accounts.error.registerRule' },
  change: { finds: checkChangedPassword, words: 'accounts.error.changeRule' },
} as const;

/** The rule of a new password, where it can be read: a sealed one is judged by the server. */
export function checkPasswordRule(kind: keyof typeof RULES, password: string): FormProblem | undefined {
  const { finds, words } = RULES[kind];
  return !isSealed(password) && finds(password) ? words : undefined;
}

/** A password and its confirmation, which stays at home when scripts have compared them. */
export function checkNewPassword(kind: keyof typeof RULES, { passWord = '', confirmation }: FormValues): FormProblems {
  if (!passWord) return { passWord: 'accounts.error.newPasswordRequired' };
  const mismatch = confirmation !== undefined && confirmation !== passWord;
  return problemsOf({
    passWord: checkPasswordRule(kind, passWord),
    confirmation: mismatch ? 'accounts.error.mismatch' : undefined,
  });
}

export function checkCode(code: string | undefined): FormProblem | undefined {
  return code ? undefined : 'accounts.error.codeRequired';
}

/** Leaves out what is right. */
export function problemsOf(found: Record<string, FormProblem | undefined>): FormProblems {
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, FormProblem] => entry[1] !== undefined),
  );
}
