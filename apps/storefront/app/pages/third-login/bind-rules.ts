import { checkCode, checkMail, problemsOf } from '../../forms/account-rules.ts';
import type { FormProblems, FormValues } from '../../forms/form-state.ts';

export function checkBind({ mail, validCode }: FormValues): FormProblems {
  return problemsOf({ mail: checkMail(mail), validCode: checkCode(validCode) });
}
