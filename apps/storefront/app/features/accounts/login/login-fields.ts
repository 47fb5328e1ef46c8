import { isMail, readSignInName } from '@galleria/domain/accounts/contact';
import type { FormProblems, FormValues } from '../../../forms/form-state.ts';

export type LoginWay = 'account' | 'mail';

/** The same rules before the form leaves and when it arrives. */
export function checkLogin(values: FormValues): FormProblems {
  const problems: FormProblems = values.way === 'mail' ? checkMailWay(values) : checkAccountWay(values);
  if (!values.agree) problems.agree = 'accounts.error.agree';
  return problems;
}

function checkAccountWay({ userName = '', passWord }: FormValues): FormProblems {
  const problems: FormProblems = {};
  if (!userName) problems.userName = 'accounts.error.accountRequired';
  else if (userName.includes('@') && !isMail(userName)) problems.userName = 'accounts.error.mailInvalid';
  else if (!readSignInName(userName)) problems.userName = 'accounts.error.accountInvalid';
  if (!passWord) problems.passWord = 'accounts.error.passwordRequired';
  return problems;
}

function checkMailWay({ mail = '', validCode }: FormValues): FormProblems {
  const problems: FormProblems = {};
  if (!isMail(mail)) problems.mail = mail ? 'accounts.error.mailInvalid' : 'accounts.error.mailRequired';
  if (!validCode) problems.validCode = 'accounts.error.codeRequired';
  return problems;
}

/** What has to be right before a code is sent. */
export const NEEDED_FOR_CODE = ['mail', 'agree'];
