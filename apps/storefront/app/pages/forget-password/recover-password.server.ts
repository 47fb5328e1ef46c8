import { checkRecoveryCode, resetPassword, sendRecoveryCode } from '@galleria/contract/accounts/recover-password';
import type { PageVisit } from '@galleria/contract/call';
import { mailContact, maskContact, mobileContact } from '@galleria/domain/accounts/contact';
import { replace } from 'react-router';
import { withRedirect } from '../../features/accounts/login-address.ts';
import { ownPath } from '../../features/accounts/own-path.ts';
import { StepCookie } from '../../features/accounts/step-cookie.server.ts';
import { problemState, refusalState, sentState } from '../../forms/form-reply.server.ts';
import { type FormState, type FormValues, readForm } from '../../forms/form-state.ts';
import { serverText } from '../../words/server-text.server.ts';
import { checkRecovered, checkVerify, contactIn } from './recover-forms.ts';

const HERE = '/forget-password';

/** From the first step to the second: the proof, and whose it is. */
export const recovering = new StepCookie<{ flag: string; contact: string }>('recovering');

const PLACES = {
  'code.wrong': 'validCode',
  'code.tooSoon': 'validCode',
  'code.tooMany': 'validCode',
  'password.changeRule': 'passWord',
  'password.common': 'passWord',
  'password.stale': 'passWord',
};

/** The answer to either form of the page: where to go, or what is wrong. */
export async function recover(visit: PageVisit, request: Request, url: URL): Promise<FormState | Response> {
  const values = readForm(await request.formData().catch(() => new FormData()));
  const go = (address: string, cookie: string) =>
    replace(withRedirect(address, ownPath(url.searchParams.get('redirect'), visit.publicUrl)), {
      status: 303,
      headers: { 'Set-Cookie': cookie },
    });
  if (values.intent === 'restart') return go(HERE, recovering.forget(visit.publicUrl));
  if (values.intent === 'sendCode') return sendCode(visit, values);
  const carried = recovering.read(request);
  if (values.step !== 'password') return verify(visit, values, go);
  if (!carried) return go(`${HERE}?spent`, recovering.forget(visit.publicUrl));
  const problems = checkRecovered(values);
  if (Object.keys(problems).length > 0) return problemState(problems, values, serverText(visit.locale));
  const answer = await visit.call(resetPassword, {
    checkRegisterSmsFlag: carried.flag,
    passWord: values.passWord ?? '',
  });
  if (answer.ok) return go(`${HERE}?done`, recovering.forget(visit.publicUrl));
  if (answer.reason === 'code.flagSpent') return go(`${HERE}?spent`, recovering.forget(visit.publicUrl));
  return refusalState(answer, PLACES, values);
}

async function verify(visit: PageVisit, values: FormValues, go: (address: string, cookie: string) => Response) {
  const problems = checkVerify(values);
  if (Object.keys(problems).length > 0) return problemState(problems, values, serverText(visit.locale));
  const given = contactIn(values);
  const answer = await visit.call(checkRecoveryCode, { ...given, validCode: values.validCode ?? '' });
  if (!answer.ok) return refusalState(answer, PLACES, values);
  const contact = maskContact('mail' in given ? mailContact(given.mail) : mobileContact(given.mobile));
  return go(HERE, recovering.keep({ flag: answer.data.checkRegisterSmsFlag, contact }, visit.publicUrl));
}

/** Without scripts the button that sends a code posts the form. */
async function sendCode(visit: PageVisit, values: FormValues): Promise<FormState> {
  const { validCode: _, ...problems } = checkVerify(values);
  if (Object.keys(problems).length > 0) return problemState(problems, values, serverText(visit.locale));
  const answer = await visit.call(sendRecoveryCode, contactIn(values));
  return answer.ok ? sentState(values) : refusalState(answer, PLACES, values);
}
