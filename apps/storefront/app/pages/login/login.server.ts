import { login, mailLogin, sendLoginCode } from '@galleria/contract/accounts/sign-in';
import type { PageVisit } from '@galleria/contract/call';
import { redirect, replace } from 'react-router';
import { checkLogin, NEEDED_FOR_CODE } from '../../features/accounts/login/login-definition.ts';
import { ownPath } from '../../features/accounts/own-path.ts';
import { problemState, refusalState, sentState } from '../../forms/form-reply.server.ts';
import { type FormState, type FormValues, readForm } from '../../forms/form-state.ts';
import { serverText } from '../../words/server-text.server.ts';

/** Fields of the form that the contract calls otherwise. */
const PLACES = { 'code.wrong': 'validCode', 'code.tooSoon': 'validCode', 'code.tooMany': 'validCode' };

/**
 * The answer to the login form: where to go, or what is wrong. Nobody wants to come back to the page of the form; what
 * stands under the popup is a page like any other.
 */
export async function signIn(visit: PageVisit, url: URL, form: FormData): Promise<FormState | Response> {
  const values = readForm(form);
  if (values.intent === 'sendCode') return sendCode(visit, values);
  const problems = checkLogin(values);
  if (Object.keys(problems).length > 0) return problemState(problems, values, serverText(visit.locale));
  const answer =
    values.way === 'mail'
      ? await visit.call(mailLogin, { userName: values.mail ?? '', passWord: values.validCode ?? '' })
      : await visit.call(login, { userName: values.userName ?? '', passWord: values.passWord ?? '' });
  if (!answer.ok) return refusalState(answer, PLACES, values);
  const go = url.searchParams.has('popup') ? redirect : replace;
  return go(ownPath(url.searchParams.get('redirect'), visit.publicUrl), 303);
}

/** Without scripts the button that sends a code posts the form. */
async function sendCode(visit: PageVisit, values: FormValues): Promise<FormState> {
  const problems = Object.entries(checkLogin(values)).filter(([field]) => NEEDED_FOR_CODE.includes(field));
  if (problems.length > 0) return problemState(Object.fromEntries(problems), values, serverText(visit.locale));
  const answer = await visit.call(sendLoginCode, { mail: values.mail ?? '' });
  return answer.ok ? sentState(values) : refusalState(answer, PLACES, values);
}
