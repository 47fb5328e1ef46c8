import { isEncrypted } from '@galleria/client/password-encryption';
import { isAccountName, isMail, isMobile, isNickName } from '@galleria/domain/accounts/contact';
import {
  checkChangedPassword,
  checkPayPassword,
  checkRegisterPassword,
  checkStorePassword,
} from '@galleria/domain/accounts/password-rules';
import type { FormProblem } from '../../forms/form-state.ts';

/*
 * Rules for the fields of account forms (`defineForm`). A field that is not on the page is `undefined`; rules that say
 * "empty" about '' only are those of fields that a form may leave out.
 */

export function checkMail(mail = ''): FormProblem | undefined {
  if (!mail) return 'accounts.error.mailRequired';
  return isMail(mail) ? undefined : 'accounts.error.mailInvalid';
}

export function checkMobile(mobile = ''): FormProblem | undefined {
  if (!mobile) return 'accounts.error.mobileRequired';
  return isMobile(mobile) ? undefined : 'accounts.error.mobileInvalid';
}

/** It may be left empty: the mall makes one then. */
export function checkAccountName(name = ''): FormProblem | undefined {
  return name === '' || isAccountName(name) ? undefined : 'accounts.error.userName';
}

export function checkNickName(name = ''): FormProblem | undefined {
  if (name.trim() === '') return 'accounts.error.nickNameRequired';
  return isNickName(name) ? undefined : 'accounts.error.nickName';
}

export function checkCode(code: string | undefined): FormProblem | undefined {
  return code ? undefined : 'accounts.error.codeRequired';
}

/** Where the form asks for a code only of some people. */
export function checkCodeIfAsked(code: string | undefined): FormProblem | undefined {
  return code === '' ? 'accounts.error.codeRequired' : undefined;
}

/** Where the form asks for the password only of those who have one. */
export function checkPasswordIfAsked(password: string | undefined): FormProblem | undefined {
  return password === '' ? 'accounts.error.passwordRequired' : undefined;
}

const PASSWORD_RULES = {
  register: { check: checkRegisterPassword, problem: 'accounts.error.registerRule' },
  change: { check: checkChangedPassword, problem: 'accounts.error.changeRule' },
  store: { check: checkStorePassword, problem: 'storeOpening.error.password' },
  pay: { check: checkPayPassword, problem: 'profile.pay.rule' },
} as const;

/** The rule of a new password, as far as it is readable: an encrypted one is checked by the server. */
export function checkPasswordRule(kind: keyof typeof PASSWORD_RULES, password: string): FormProblem | undefined {
  const { check, problem } = PASSWORD_RULES[kind];
  return !isEncrypted(password) && check(password) ? problem : undefined;
}

/** A new password, where one can see what one types. */
export function newPasswordField(kind: 'register' | 'change' | 'store') {
  return {
    passWord: (passWord = '') =>
      passWord ? checkPasswordRule(kind, passWord) : ('accounts.error.newPasswordRequired' as const),
  };
}

/** A new password and its confirmation, which browsers with scripts compare and do not send. */
export function newPasswordFields(kind: 'register' | 'change' | 'store') {
  return {
    ...newPasswordField(kind),
    confirmation: (confirmation: string | undefined, { passWord }: { passWord?: string }) =>
      passWord ? checkConfirmation(confirmation, passWord) : undefined,
  };
}

export function checkConfirmation(confirmation: string | undefined, password = ''): FormProblem | undefined {
  return confirmation === undefined || confirmation === password ? undefined : 'accounts.error.mismatch';
}
