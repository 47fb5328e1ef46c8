import {
  checkAccountName,
  checkMail,
  checkMobile,
  checkNewPasswordPair,
  checkNickName,
  checkPasswordRule,
  problemsOf,
} from '../../account/form/account-rules.ts';
import type { FormProblems, FormValues } from '../../account/form/form-state.ts';

export type VerifyWay = 'mail' | 'mobile';

export function checkVerify(values: FormValues): FormProblems {
  return problemsOf({
    ...(values.by === 'mobile' ? { mobile: checkMobile(values.mobile) } : { mail: checkMail(values.mail) }),
    validCode: values.validCode ? undefined : 'accounts.error.codeRequired',
  });
}

/** What the server can check too, although the password is sealed. */
export function checkInfo(values: FormValues): FormProblems {
  const names = { userName: checkAccountName(values.userName), nickName: checkNickName(values.nickName) };
  return { ...problemsOf(names), ...checkNewPasswordPair(values) };
}

export function checkInfoInForm(values: FormValues): FormProblems {
  return { ...checkInfo(values), ...checkPasswordRule('register', values) };
}

/** The contact among the values, as the calls want it. */
export function contactIn({ by, mail, mobile }: FormValues): { mail: string } | { mobile: string } {
  return by === 'mobile' ? { mobile: mobile ?? '' } : { mail: mail ?? '' };
}
