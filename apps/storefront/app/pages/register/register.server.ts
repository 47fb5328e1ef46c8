import { checkRegisterCode, register, sendRegisterCode } from '@galleria/contract/accounts/register';
import type { PageVisit } from '@galleria/contract/call';
import { mailContact, maskContact, mobileContact } from '@galleria/domain/accounts/contact';
import { replace } from 'react-router';
import { withRedirect } from '../../features/accounts/login-address.ts';
import { ownPath } from '../../features/accounts/own-path.ts';
import { StepCookie } from '../../features/accounts/step-cookie.server.ts';
import { problemState, refusalState, sentState } from '../../forms/form-reply.server.ts';
import { type FormState, type FormValues, readForm } from '../../forms/form-state.ts';
import { serverText } from '../../words/server-text.server.ts';
import { checkInfo, checkVerify, contactIn } from './register-forms.ts';

/** From the first step to the second: the proof, and whose it is. */
export const joining = new StepCookie<{ flag: string; contact: string }>('joining');

const PLACES = {
  'code.wrong': 'validCode',
  'code.tooSoon': 'validCode',
  'code.tooMany': 'validCode',
  'password.registerRule': 'passWord',
  'password.common': 'passWord',
  'password.stale': 'passWord',
  'account.nameTaken': 'userName',
};

/** The answer to either form of the page: where to go, or what is wrong. */
export async function join(visit: PageVisit, request: Request, url: URL): Promise<FormState | Response> {
  const values = readForm(await request.formData().catch(() => new FormData()));
  const go = (address: string, cookie: string) =>
    replace(withRedirect(address, ownPath(url.searchParams.get('redirect'), visit.publicUrl)), {
      status: 303,
      headers: { 'Set-Cookie': cookie },
    });
  if (values.intent === 'restart') return go('/register', joining.forget(visit.publicUrl));
  if (values.intent === 'sendCode') return sendCode(visit, values);
  const carried = joining.read(request);
  if (values.step !== 'info') return verify(visit, values, go);
  if (!carried) return go('/register?spent', joining.forget(visit.publicUrl));
  const problems = checkInfo(values);
  if (Object.keys(problems).length > 0) return problemState(problems, values, serverText(visit.locale));
  const answer = await visit.call(register, {
    checkRegisterSmsFlag: carried.flag,
    userName: values.userName ?? '',
    passWord: values.passWord ?? '',
    nickName: values.nickName || undefined,
  });
  if (answer.ok) return go('/register?done', joining.forget(visit.publicUrl));
  if (answer.reason === 'code.flagSpent') return go('/register?spent', joining.forget(visit.publicUrl));
  return refusalState(answer, PLACES, values);
}

async function verify(visit: PageVisit, values: FormValues, go: (address: string, cookie: string) => Response) {
  const problems = checkVerify(values);
  if (Object.keys(problems).length > 0) return problemState(problems, values, serverText(visit.locale));
  const answer = await visit.call(checkRegisterCode, { ...contactIn(values), validCode: values.validCode ?? '' });
  if (!answer.ok) return refusalState(answer, PLACES, values);
  const contact = values.by === 'mobile' ? mobileContact(values.mobile ?? '') : mailContact(values.mail ?? '');
  const carried = { flag: answer.data.checkRegisterSmsFlag, contact: maskContact(contact) };
  return go('/register', joining.keep(carried, visit.publicUrl));
}

/** Without scripts the button that sends a code posts the form. */
async function sendCode(visit: PageVisit, values: FormValues): Promise<FormState> {
  const { validCode: _, ...problems } = checkVerify(values);
  if (Object.keys(problems).length > 0) return problemState(problems, values, serverText(visit.locale));
  const answer = await visit.call(sendRegisterCode, contactIn(values));
  return answer.ok ? sentState(values) : refusalState(answer, PLACES, values);
}
