import type { PageVisit } from '@galleria/contract/call';
import { topUp } from '@galleria/contract/payments';
import { redirect, redirectDocument } from 'react-router';
import { outcomeOf } from '../../../forms/answers.server.ts';
import { problemState } from '../../../forms/form-reply.server.ts';
import { type FormState, readForm } from '../../../forms/form-state.ts';
import { serverText } from '../../../words/server-text.server.ts';
import { amountOf, checkTopUp } from './top-up-amount.ts';

const OWN_PAGE = '/user-center/uc-balance';

/** Sends the buyer to where they pay, and from there back here with the payment's number. Whether they paid, only the gateway says. */
export async function beginTopUp(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readForm(data);
  const problems = checkTopUp(values);
  if (Object.keys(problems).length > 0) return problemState(problems, values, serverText(visit.locale));
  const amount = amountOf(values.amount ?? '') ?? 0;
  const answer = await visit.call(topUp, { amount, payType: Number(values.payType), returnUrl: OWN_PAGE });
  if (!answer.ok) return outcomeOf(answer, { url, values }, { 'payment.methodOff': 'payType' });
  const { payNumber, redirectUrl } = answer.data;
  throw redirectUrl ? redirectDocument(redirectUrl) : redirect(`${OWN_PAGE}?payNumber=${payNumber}`);
}
