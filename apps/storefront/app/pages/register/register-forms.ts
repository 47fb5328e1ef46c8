import {
  checkAccountName,
  checkCode,
  checkMail,
  checkMobile,
  checkNewPassword,
  checkNickName,
  problemsOf,
} from '../../features/accounts/account-rules.ts';
import type { FormProblems, FormValues } from '../../forms/form-state.ts';

export type VerifyWay = 'mail' | 'mobile';

export function checkVerify(values: FormValues): FormProblems {
  return problemsOf({
    ...(values.by === 'mobile' ? { mobile: checkMobile(values.mobile) } : { mail: checkMail(values.mail) }),
    validCode: checkCode(values.validCode),
  });
}

export function checkInfo(values: FormValues): FormProblems {
  const names = { userName: checkAccountName(values.userName), nickName: checkNickName(values.nickName) };
  return { ...problemsOf(names), ...checkNewPassword('register', values) };
}

/** The contact among the values, as the calls want it. */
export function contactIn({ by, mail, mobile }: FormValues): { mail: string } | { mobile: string } {
  return by === 'mobile' ? { mobile: mobile ?? '' } : { mail: mail ?? '' };
}
