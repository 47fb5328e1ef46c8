import { checkRegisterCode, register, sendRegisterCode } from '@galleria/contract/accounts/register';
import type { PageVisit } from '@galleria/contract/call';
import { cartCount } from '@galleria/contract/cart/cart';
import { pointsInfo } from '@galleria/contract/ledger/ledger';
import { mailContact, maskContact, mobileContact, suggestNickName } from '@galleria/domain/accounts/contact';
import { replace } from 'react-router';
import { z } from 'zod';
import { mergeGuestCart } from '../../features/accounts/merge-guest-cart.server.ts';
import { ownPath } from '../../features/accounts/own-path.ts';
import { stepCookie } from '../../features/accounts/step-cookie.server.ts';
import { readValues } from '../../forms/define-form.ts';
import { invalidState, refusalState, sentState } from '../../forms/form-reply.server.ts';
import type { FormState } from '../../forms/form-state.ts';
import { serverText } from '../../messages/server-text.server.ts';
import { withRedirect } from '../../visit/login-address.ts';
import { accountForm, contactOf, verifyForm } from './register-forms.ts';

/** Carries the verification token, the masked contact and a suggested name from step 1 to step 2. */
export const verifiedCookie = stepCookie(
  'registering',
  z.object({ verificationToken: z.string(), contact: z.string(), nickName: z.string() }),
);

type Result = Promise<FormState | Response>;

/** The action of the page: each step's form, and the buttons "send a code" and "use another contact". */
export async function submitStep(visit: PageVisit, request: Request, url: URL): Result {
  const data = await request.formData();
  if (data.get('intent') === 'restart') return goTo('/register', url, visit, await verifiedCookie.clear(visit));
  if (data.get('intent') === 'sendCode') return sendCode(visit, data);
  return data.get('form') === 'account' ? createAccount(visit, request, url, data) : verifyContact(visit, url, data);
}

/** Without scripts the button "send a code" posts the form. */
async function sendCode(visit: PageVisit, data: FormData): Result {
  const values = readValues(verifyForm, data);
  const invalid = invalidState(verifyForm, values, visit.locale, ['mail', 'mobile']);
  if (invalid) return invalid;
  const answer = await visit.call(sendRegisterCode, contactOf(values));
  return answer.ok ? sentState(values) : refusalState(answer, verifyForm.refusalFields, values);
}

async function verifyContact(visit: PageVisit, url: URL, data: FormData): Result {
  const values = readValues(verifyForm, data);
  const invalid = invalidState(verifyForm, values, visit.locale);
  if (invalid) return invalid;
  const { by, mail = '', mobile = '', validCode = '' } = values;
  const answer = await visit.call(checkRegisterCode, { ...contactOf(values), validCode });
  if (!answer.ok) return refusalState(answer, verifyForm.refusalFields, values);
  const contact = by === 'mobile' ? mobileContact(mobile) : mailContact(mail);
  const verified = {
    verificationToken: answer.data.checkRegisterSmsFlag,
    contact: maskContact(contact),
    nickName: suggestNickName(contact, (digits) =>
      serverText(visit.locale)('accounts.register.nickNameFor', { digits }),
    ),
  };
  return goTo('/register', url, visit, await verifiedCookie.write(visit, verified));
}

async function createAccount(visit: PageVisit, request: Request, url: URL, data: FormData): Result {
  const verified = await verifiedCookie.read(visit, request);
  if (!verified) return goTo('/register?spent', url, visit, await verifiedCookie.clear(visit));
  const values = readValues(accountForm, data);
  const invalid = invalidState(accountForm, values, visit.locale);
  if (invalid) return invalid;
  const { userName, passWord = '', nickName = '' } = values;
  const answer = await visit.call(register, {
    checkRegisterSmsFlag: verified.verificationToken,
    userName: userName || undefined,
    passWord,
    nickName,
  });
  if (!answer.ok && answer.reason !== 'code.flagSpent') return refusalState(answer, accountForm.refusalFields, values);
  if (answer.ok) await mergeGuestCart(visit, answer.data);
  const next = answer.ok ? '/register?done' : '/register?spent';
  return goTo(next, url, visit, await verifiedCookie.clear(visit));
}

/** Replaces the history entry of the step; the target after the last step stays in the address. */
function goTo(address: string, { searchParams }: URL, { publicUrl }: PageVisit, cookie: string): Response {
  return replace(withRedirect(address, ownPath(searchParams.get('redirect'), publicUrl)), {
    status: 303,
    headers: { 'Set-Cookie': cookie },
  });
}

/** Data of the last step: the welcome points and the number of pieces in the cart. */
export async function loadWelcome({ call }: PageVisit): Promise<{ points: number; cartPieces: number }> {
  const [points, pieces] = await Promise.all([call(pointsInfo, {}), call(cartCount, {})]);
  return { points: points.ok ? points.data.score : 0, cartPieces: pieces.ok ? pieces.data : 0 };
}
