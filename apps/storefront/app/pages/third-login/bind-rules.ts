import { checkCode, checkMail, problemsOf } from '../../account/form/account-rules.ts';
import type { FormProblems, FormValues } from '../../account/form/form-state.ts';

export function checkBind({ mail, validCode }: FormValues): FormProblems {
  return problemsOf({ mail: checkMail(mail), validCode: checkCode(validCode) });
}
