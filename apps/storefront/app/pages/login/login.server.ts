import { login, mailLogin, sendLoginCode } from '@galleria/contract/accounts/sign-in';
import { thirdLoginProviders } from '@galleria/contract/accounts/third-login';
import type { PageVisit } from '@galleria/contract/call';
import { guestCartItems } from '@galleria/contract/cart/cart';
import { redirect, replace } from 'react-router';
import { FIELDS_BEFORE_CODE, type LoginOptions, loginForm } from '../../features/accounts/login/login-fields.ts';
import messageIds from '../../features/accounts/login/login-form.tsx?messages';
import { signInReason } from '../../features/accounts/login/sign-in-reason.ts';
import { mergeGuestCart } from '../../features/accounts/merge-guest-cart.server.ts';
import { ownPath } from '../../features/accounts/own-path.ts';
import { readValues } from '../../forms/define-form.ts';
import { invalidState, refusalState, sentState } from '../../forms/form-reply.server.ts';
import type { FormState } from '../../forms/form-state.ts';
import { messagesJson } from '../../messages/server-text.server.ts';

export async function loadLogin({ call, locale, publicUrl }: PageVisit, url: URL): Promise<LoginOptions> {
  const target = ownPath(url.searchParams.get('redirect'), publicUrl);
  const reason = signInReason(target);
  const isAboutCart = reason === 'cart' || reason === 'checkout';
  const [sites, cart] = await Promise.all([
    call(thirdLoginProviders, {}),
    isAboutCart ? call(guestCartItems, {}) : undefined,
  ]);
  return {
    target,
    reason,
    cartLines: cart?.ok ? cart.data : [],
    way: url.searchParams.get('way') === 'mail' ? 'mail' : 'account',
    sites: sites.ok ? sites.data : [],
    messages: messagesJson(locale, messageIds),
  };
}

/**
 * The answer to the login form: a redirect or the errors. The login page is replaced in the history; the page under the
 * popup stays in it.
 */
export async function signIn(visit: PageVisit, url: URL, data: FormData): Promise<FormState | Response> {
  const values = readValues(loginForm, data);
  const { userName = '', passWord = '', mail = '', validCode = '' } = values;
  if (values.intent === 'sendCode') {
    const invalid = invalidState(loginForm, values, visit.locale, FIELDS_BEFORE_CODE);
    if (invalid) return invalid;
    const sent = await visit.call(sendLoginCode, { mail });
    return sent.ok ? sentState(values) : refusalState(sent, loginForm.refusalFields, values);
  }
  const invalid = invalidState(loginForm, values, visit.locale);
  if (invalid) return invalid;
  const answer =
    values.way === 'mail'
      ? await visit.call(mailLogin, { userName: mail, passWord: validCode })
      : await visit.call(login, { userName, passWord });
  if (!answer.ok) return refusalState(answer, loginForm.refusalFields, values);
  await mergeGuestCart(visit, answer.data);
  const go = url.searchParams.has('popup') ? redirect : replace;
  return go(ownPath(url.searchParams.get('redirect'), visit.publicUrl), 303);
}
