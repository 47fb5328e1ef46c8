import { checkRecoveryCode, resetPassword, sendRecoveryCode } from '@galleria/contract/accounts/recover-password';
import type { PageVisit } from '@galleria/contract/call';
import { mailContact, maskContact, mobileContact } from '@galleria/domain/accounts/contact';
import { replace } from 'react-router';
import { z } from 'zod';
import { ownPath } from '../../features/accounts/own-path.ts';
import { stepCookie } from '../../features/accounts/step-cookie.server.ts';
import { readValues } from '../../forms/define-form.ts';
import { invalidState, refusalState, sentState } from '../../forms/form-reply.server.ts';
import type { FormState } from '../../forms/form-state.ts';
import { withRedirect } from '../../visit/login-address.ts';
import { contactOf, passwordForm, verifyForm } from './recover-forms.ts';

const PAGE = '/forget-password';

/** Carries the verification token and the masked contact from step 1 to step 2. */
export const verifiedCookie = stepCookie(
  'recovering',
  z.object({ verificationToken: z.string(), contact: z.string() }),
);

type Result = Promise<FormState | Response>;

/** The action of the page: each step's form, and the buttons "send a code" and "use another contact". */
export async function submitStep(visit: PageVisit, request: Request, url: URL): Result {
  const data = await request.formData();
  if (data.get('intent') === 'restart') return goTo(PAGE, url, visit, await verifiedCookie.clear(visit));
  if (data.get('intent') === 'sendCode') return sendCode(visit, data);
  return data.get('form') === 'password' ? savePassword(visit, request, url, data) : verifyContact(visit, url, data);
}

/** Without scripts the button "send a code" posts the form. */
async function sendCode(visit: PageVisit, data: FormData): Result {
  const values = readValues(verifyForm, data);
  const invalid = invalidState(verifyForm, values, visit.locale, ['contact']);
  if (invalid) return invalid;
  const answer = await visit.call(sendRecoveryCode, contactOf(values));
  return answer.ok ? sentState(values) : refusalState(answer, verifyForm.refusalFields, values);
}

async function verifyContact(visit: PageVisit, url: URL, data: FormData): Result {
  const values = readValues(verifyForm, data);
  const invalid = invalidState(verifyForm, values, visit.locale);
  if (invalid) return invalid;
  const given = contactOf(values);
  const answer = await visit.call(checkRecoveryCode, { ...given, validCode: values.validCode ?? '' });
  if (!answer.ok) return refusalState(answer, verifyForm.refusalFields, values);
  const verified = {
    verificationToken: answer.data.checkRegisterSmsFlag,
    contact: maskContact('mail' in given ? mailContact(given.mail) : mobileContact(given.mobile)),
  };
  return goTo(PAGE, url, visit, await verifiedCookie.write(visit, verified));
}

async function savePassword(visit: PageVisit, request: Request, url: URL, data: FormData): Result {
  const verified = await verifiedCookie.read(visit, request);
  if (!verified) return goTo(`${PAGE}?spent`, url, visit, await verifiedCookie.clear(visit));
  const values = readValues(passwordForm, data);
  const invalid = invalidState(passwordForm, values, visit.locale);
  if (invalid) return invalid;
  const answer = await visit.call(resetPassword, {
    checkRegisterSmsFlag: verified.verificationToken,
    passWord: values.passWord ?? '',
  });
  if (!answer.ok && answer.reason !== 'code.flagSpent') return refusalState(answer, passwordForm.refusalFields, values);
  const next = answer.ok ? `${PAGE}?done` : `${PAGE}?spent`;
  return goTo(next, url, visit, await verifiedCookie.clear(visit));
}

/** Replaces the history entry of the step; the target after the last step stays in the address. */
function goTo(address: string, { searchParams }: URL, { publicUrl }: PageVisit, cookie: string): Response {
  return replace(withRedirect(address, ownPath(searchParams.get('redirect'), publicUrl)), {
    status: 303,
    headers: { 'Set-Cookie': cookie },
  });
}
