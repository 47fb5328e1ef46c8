import { isMail, readSignInName } from '@galleria/domain/accounts/contact';
import { CODE_REFUSALS } from '../../../forms/code-refusals.ts';
import { defineForm, unchecked } from '../../../forms/define-form.ts';
import type { FormProblem } from '../../../forms/form-state.ts';
import { checkCode, checkMail } from '../account-rules.ts';
import type { SignInReason } from './sign-in-reason.ts';

export type LoginMethod = 'account' | 'mail';

/** Data of the login form, from the loader of /login, for the page and for the popup. */
export interface LoginOptions {
  /** Path in the mall to redirect to afterwards. */
  readonly target: string;
  readonly way: LoginMethod;
  readonly reason: SignInReason | undefined;
  /** The guest's cart lines; empty unless the cart is the reason to sign in. */
  readonly cartLines: readonly { skuId: number; prodName: string; pic: string; prodCount: number }[];
  readonly sites: readonly { socialType: number; isFake: boolean }[];
  /** JSON of the messages that only this form uses, for `PageMessages`. */
  readonly messages: string;
}

/** Both ways to sign in, in one form; `way` selects which fields are validated. */
export const loginForm = defineForm({
  fields: {
    way: unchecked,
    userName: (userName, { way }) => (way === 'mail' ? undefined : checkSignInName(userName)),
    passWord: (passWord, { way }) => (way === 'mail' || passWord ? undefined : 'accounts.error.passwordRequired'),
    mail: (mail, { way }) => (way === 'mail' ? checkMail(mail) : undefined),
    validCode: (code, { way }) => (way === 'mail' ? checkCode(code) : undefined),
    agree: (agree) => (agree ? undefined : 'accounts.error.agree'),
  },
  encrypted: ['passWord'],
  refusalFields: { ...CODE_REFUSALS, 'code.wrong': 'validCode' },
});

/** Fields that must be valid before a code is sent. */
export const FIELDS_BEFORE_CODE = ['mail', 'agree'] as const;

function checkSignInName(userName = ''): FormProblem | undefined {
  if (!userName) return 'accounts.error.accountRequired';
  if (userName.includes('@') && !isMail(userName)) return 'accounts.error.mailInvalid';
  return readSignInName(userName) ? undefined : 'accounts.error.accountInvalid';
}
