import type { checkRegisterCode, register } from '@galleria/contract/accounts/register';
import {
  checkAccountName,
  checkCode,
  checkMail,
  checkMobile,
  checkNickName,
  newPasswordField,
} from '../../features/accounts/account-rules.ts';
import { CODE_REFUSALS } from '../../forms/code-refusals.ts';
import { defineForm, type FieldsOf, unchecked } from '../../forms/define-form.ts';
import type { FormValues } from '../../forms/form-state.ts';

export type VerifyWay = 'mail' | 'mobile';

/** Step 1. `by`: the contact that is verified. */
export const verifyForm = defineForm({
  fields: {
    by: unchecked,
    mail: (mail, { by }) => (by === 'mobile' ? undefined : checkMail(mail)),
    mobile: (mobile, { by }) => (by === 'mobile' ? checkMobile(mobile) : undefined),
    validCode: checkCode,
  } satisfies FieldsOf<typeof checkRegisterCode, 'by'>,
  refusalFields: { ...CODE_REFUSALS, 'code.wrong': 'validCode' },
});

/** Step 2. Without a name the server generates one; signing in with the contact is always possible. */
export const accountForm = defineForm({
  fields: {
    ...newPasswordField('register'),
    nickName: checkNickName,
    userName: checkAccountName,
  } satisfies FieldsOf<typeof register>,
  encrypted: ['passWord'],
  refusalFields: {
    'password.registerRule': 'passWord',
    'password.common': 'passWord',
    'password.stale': 'passWord',
    'account.nameTaken': 'userName',
  },
});

/** The contact as input of the operations. */
export function contactOf({ by, mail = '', mobile = '' }: FormValues<'by' | VerifyWay>) {
  return by === 'mobile' ? { mobile } : { mail };
}
