import * as contract from '@galleria/contract/accounts/third-login';
import type { PageVisit } from '@galleria/contract/call';
import type { SocialType } from '@galleria/domain/accounts/social-types';
import { redirect, replace } from 'react-router';
import { withRedirect } from '../../features/accounts/login-address.ts';
import { ownPath } from '../../features/accounts/own-path.ts';
import { StepCookie } from '../../features/accounts/step-cookie.server.ts';
import { problemState, refusalState, sentState } from '../../forms/form-reply.server.ts';
import { type FormState, readForm } from '../../forms/form-state.ts';
import { serverText } from '../../words/server-text.server.ts';
import { checkBind } from './bind-rules.ts';

/** From coming back to binding: the key, and what the other site said about the person. */
export const binding = new StepCookie<{ loginKey: string; nickName: string; mail: string; target: string }>('binding');

/** While somebody is at the other site: where to go afterwards, also when it comes to nothing. */
export const leaving = new StepCookie<{ target: string }>('leaving');

interface Trip {
  readonly visit: PageVisit;
  readonly url: URL;
  readonly socialType: SocialType;
}

/** Off to the other site, which comes back to this same address. */
export async function sendAway({ visit, url, socialType }: Trip): Promise<Response | string> {
  const redirectUrl = ownPath(url.searchParams.get('redirect'), visit.publicUrl);
  const answer = await visit.call(contract.startThirdLogin, {
    socialType,
    callbackUrl: callbackUrl(visit, url),
    redirectUrl,
  });
  if (!answer.ok) return answer.message;
  const cookie = leaving.keep({ target: redirectUrl }, visit.publicUrl);
  return redirect(answer.data.url, { headers: { 'Set-Cookie': cookie } });
}

/** Signed in, or off to binding a mail address; words when it was refused. */
export async function comeBack({ visit, url, socialType }: Trip): Promise<Response | string> {
  const { publicUrl } = visit;
  const input = { socialType, callbackUrl: callbackUrl(visit, url), authCallback: callbackIn(url) };
  if (visit.isSignedIn) {
    const added = await visit.call(contract.addBinding, input);
    return added.ok ? redirect(boundAddress(url, added.data.redirectUrl || '/user-center/uc-bind')) : added.message;
  }
  const answer = await visit.call(contract.finishThirdLogin, input);
  if (!answer.ok) return answer.message;
  const target = ownPath(answer.data.redirectUrl, publicUrl);
  if (!('thirdLoginVO' in answer.data)) return redirect(target);
  const cookie = binding.keep({ ...answer.data.thirdLoginVO, target }, publicUrl);
  return redirect(`${url.pathname}?bind`, { headers: { 'Set-Cookie': cookie } });
}

/** The answer to the dialog that asks a new person for a mail address. */
export async function bindMail(visit: PageVisit, request: Request, url: URL): Promise<FormState | Response> {
  const values = readForm(await request.formData().catch(() => new FormData()));
  const carried = binding.read(request);
  // Too late; the page of this address says so.
  if (!carried) return replace(`${url.pathname}?bind`, 303);
  const { mail = '', validCode = '' } = values;
  const { validCode: codeProblem, ...problems } = checkBind(values);
  const isSending = values.intent === 'sendCode';
  if (Object.keys(problems).length > 0 || (codeProblem && !isSending)) {
    return problemState(isSending ? problems : checkBind(values), values, serverText(visit.locale));
  }
  if (isSending) {
    const sent = await visit.call(contract.sendBindCode, { mail });
    return sent.ok ? sentState(values) : refusalState(sent, PLACES, values);
  }
  const answer = await visit.call(contract.bindMail, { mail, validCode, loginKey: carried.loginKey });
  if (!answer.ok) return refusalState(answer, PLACES, values);
  const cookie = binding.forget(visit.publicUrl);
  return replace(boundAddress(url, carried.target), { status: 303, headers: { 'Set-Cookie': cookie } });
}

const PLACES = { 'code.wrong': 'validCode', 'code.tooSoon': 'validCode', 'code.tooMany': 'validCode' };

/** The page says that it worked, and moves on. */
function boundAddress({ pathname }: URL, target: string): string {
  return withRedirect(`${pathname}?bound`, target);
}

function callbackUrl({ publicUrl }: PageVisit, { pathname }: URL): string {
  return publicUrl + pathname;
}

function callbackIn({ searchParams }: URL) {
  const value = (name: string) => searchParams.get(name) ?? undefined;
  return { code: value('code'), state: value('state'), error: value('error'), iss: value('iss') };
}
