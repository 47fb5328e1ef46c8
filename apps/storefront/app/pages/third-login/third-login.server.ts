import * as contract from '@galleria/contract/accounts/third-login';
import type { PageVisit } from '@galleria/contract/call';
import type { SocialType } from '@galleria/domain/accounts/social-types';
import { redirect, replace } from 'react-router';
import { z } from 'zod';
import { mergeGuestCart } from '../../features/accounts/merge-guest-cart.server.ts';
import { ownPath } from '../../features/accounts/own-path.ts';
import { stepCookie } from '../../features/accounts/step-cookie.server.ts';
import { readValues } from '../../forms/define-form.ts';
import { invalidState, refusalState, sentState } from '../../forms/form-reply.server.ts';
import type { FormState } from '../../forms/form-state.ts';
import { withRedirect } from '../../visit/login-address.ts';
import { bindForm } from './bind-dialog.tsx';

/** During the authorization at the provider: the page to open afterwards, also after a failure. */
export const authorizationCookie = stepCookie('authorizing', z.object({ target: z.string() }));

/** From the callback to binding a mail address: the key of the identity, and its data from the provider. */
export const bindingCookie = stepCookie(
  'binding',
  z.object({ loginKey: z.string(), nickName: z.string(), mail: z.string(), target: z.string() }),
);

interface ProviderRequest {
  readonly visit: PageVisit;
  readonly url: URL;
  readonly socialType: SocialType;
}

/** Redirects to the provider, with this address as callback; a refusal is returned as its message. */
export async function startAuthorization({ visit, url, socialType }: ProviderRequest): Promise<Response | string> {
  const redirectUrl = ownPath(url.searchParams.get('redirect'), visit.publicUrl);
  const answer = await visit.call(contract.startThirdLogin, {
    socialType,
    callbackUrl: callbackUrl(visit, url),
    redirectUrl,
  });
  if (!answer.ok) return answer.message;
  const cookie = await authorizationCookie.write(visit, { target: redirectUrl });
  return redirect(answer.data.url, { headers: { 'Set-Cookie': cookie } });
}

/**
 * Signs in, binds the identity to the signed-in account, or redirects to `?bind`; a refusal is returned as its message.
 */
export async function handleCallback({ visit, url, socialType }: ProviderRequest): Promise<Response | string> {
  const input = { socialType, callbackUrl: callbackUrl(visit, url), authCallback: callbackParameters(url) };
  if (visit.isSignedIn) {
    const added = await visit.call(contract.addBinding, input);
    if (!added.ok) return added.message;
    const { redirectUrl = '' } = added.data;
    return redirect(boundAddress(url, redirectUrl ? ownPath(redirectUrl, visit.publicUrl) : '/user-center/uc-bind'));
  }
  const answer = await visit.call(contract.finishThirdLogin, input);
  if (!answer.ok) return answer.message;
  const target = ownPath(answer.data.redirectUrl, visit.publicUrl);
  if (!('thirdLoginVO' in answer.data)) {
    await mergeGuestCart(visit, answer.data);
    return redirect(target);
  }
  const { loginKey, nickName, mail } = answer.data.thirdLoginVO;
  const cookie = await bindingCookie.write(visit, { loginKey, nickName, mail, target });
  return redirect(`${url.pathname}?bind`, { headers: { 'Set-Cookie': cookie } });
}

/** Action of the dialog that asks for a mail address when the identity is new. */
export async function bindMail(visit: PageVisit, request: Request, url: URL): Promise<FormState | Response> {
  const values = readValues(bindForm, await request.formData());
  const carried = await bindingCookie.read(visit, request);
  // The cookie has expired; the page at this address shows that.
  if (!carried) return replace(`${url.pathname}?bind`, 303);
  const { mail = '', validCode = '' } = values;
  const isSending = values.intent === 'sendCode';
  const invalid = invalidState(bindForm, values, visit.locale, isSending ? ['mail'] : undefined);
  if (invalid) return invalid;
  if (isSending) {
    const sent = await visit.call(contract.sendBindCode, { mail });
    return sent.ok ? sentState(values) : refusalState(sent, bindForm.refusalFields, values);
  }
  const answer = await visit.call(contract.bindMail, { mail, validCode, loginKey: carried.loginKey });
  if (!answer.ok) return refusalState(answer, bindForm.refusalFields, values);
  await mergeGuestCart(visit, answer.data);
  const cookie = await bindingCookie.clear(visit);
  return replace(boundAddress(url, carried.target), { status: 303, headers: { 'Set-Cookie': cookie } });
}

/** Address of the page that confirms the binding and navigates on. */
function boundAddress({ pathname }: URL, target: string): string {
  return withRedirect(`${pathname}?bound`, target);
}

function callbackUrl({ publicUrl }: PageVisit, { pathname }: URL): string {
  return publicUrl + pathname;
}

function callbackParameters({ searchParams }: URL) {
  const value = (name: string) => searchParams.get(name) ?? undefined;
  return { code: value('code'), state: value('state'), error: value('error'), iss: value('iss') };
}
