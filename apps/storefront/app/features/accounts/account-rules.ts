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
 * Rules for the fields of account forms (`defineForm`). The value of a field that is not on the page is `undefined`; a
 * rule that refuses '' but not `undefined` is for a field that a form may leave out.
 */

export function checkMail(mail = ''): FormProblem | undefined {
  if (!mail) return 'accounts.error.mailRequired';
  return isMail(mail) ? undefined : 'accounts.error.mailInvalid';
}

export function checkMobile(mobile = ''): FormProblem | undefined {
  if (!mobile) return 'accounts.error.mobileRequired';
  return isMobile(mobile) ? undefined : 'accounts.error.mobileInvalid';
}

/** May be left empty: the mall then generates one. */
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

/** For forms that ask only some people for a code: the field may be missing, but not empty. */
export function checkCodeIfPresent(code: string | undefined): FormProblem | undefined {
  return code === '' ? 'accounts.error.codeRequired' : undefined;
}

/** For forms that ask for the password only if the account has one: the field may be missing, but not empty. */
export function checkPasswordIfPresent(password: string | undefined): FormProblem | undefined {
  return password === '' ? 'accounts.error.passwordRequired' : undefined;
}

const PASSWORD_RULES = {
  register: { check: checkRegisterPassword, problem: 'accounts.error.registerRule' },
  change: { check: checkChangedPassword, problem: 'accounts.error.changeRule' },
  store: { check: checkStorePassword, problem: 'storeOpening.error.password' },
  pay: { check: checkPayPassword, problem: 'profile.pay.rule' },
} as const;

/** The rule of a new password. An encrypted one cannot be read here; the server checks it. */
export function checkPasswordRule(kind: keyof typeof PASSWORD_RULES, password: string): FormProblem | undefined {
  const { check, problem } = PASSWORD_RULES[kind];
  return !isEncrypted(password) && check(password) ? problem : undefined;
}

/** A new password in a field that can show it: no confirmation. */
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
