import type { resetPassword } from '@galleria/contract/accounts/recover-password';
import { isMail, isMobile } from '@galleria/domain/accounts/contact';
import { checkCode, newPasswordFields } from '../../features/accounts/account-rules.ts';
import { CODE_REFUSALS } from '../../forms/code-refusals.ts';
import { defineForm, type FieldsOf } from '../../forms/define-form.ts';
import type { FormProblem, FormValues } from '../../forms/form-state.ts';

/** Step 1: contact and code. */
export const verifyForm = defineForm({
  fields: { contact: checkContact, validCode: checkCode },
  refusalFields: { ...CODE_REFUSALS, 'code.wrong': 'validCode' },
});

/** Step 2: the new password. */
export const passwordForm = defineForm({
  fields: newPasswordFields('change') satisfies FieldsOf<typeof resetPassword, 'confirmation'>,
  encrypted: ['passWord'],
  localOnly: ['confirmation'],
  refusalFields: {
    'password.changeRule': 'passWord',
    'password.common': 'passWord',
    'password.stale': 'passWord',
  },
});

/** Digits only are validated as a mobile number, anything else as a mail address. */
function checkContact(contact = ''): FormProblem | undefined {
  if (!contact) return 'accounts.error.contactRequired';
  if (/^\d+$/.test(contact)) return isMobile(contact) ? undefined : 'accounts.error.mobileInvalid';
  return isMail(contact) ? undefined : 'accounts.error.mailInvalid';
}

/** The contact as input of the operations. */
export function contactOf({ contact = '' }: FormValues<'contact'>): { mail: string } | { mobile: string } {
  return isMobile(contact) ? { mobile: contact } : { mail: contact };
}
