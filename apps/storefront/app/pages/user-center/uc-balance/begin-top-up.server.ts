import type { PageVisit } from '@galleria/contract/call';
import { topUp } from '@galleria/contract/payments';
import { redirect, redirectDocument } from 'react-router';
import { outcomeOf } from '../../../forms/answers.server.ts';
import { readValues } from '../../../forms/define-form.ts';
import { invalidState } from '../../../forms/form-reply.server.ts';
import type { FormState } from '../../../forms/form-state.ts';
import { amountOf, topUpForm } from './top-up-amount.ts';

const OWN_PAGE = '/user-center/uc-balance';

/** Redirects to the gateway, which comes back here with the payment's number. Whether it was paid, only the gateway says. */
export async function beginTopUp(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readValues(topUpForm, data);
  const invalid = invalidState(topUpForm, values, visit.locale);
  if (invalid) return invalid;
  const amount = amountOf(values.amount ?? '') ?? 0;
  const answer = await visit.call(topUp, { amount, payType: Number(values.payType), returnUrl: OWN_PAGE });
  if (!answer.ok) return outcomeOf(answer, { url, values }, topUpForm.refusalFields);
  const { payNumber, redirectUrl } = answer.data;
  throw redirectUrl ? redirectDocument(redirectUrl) : redirect(`${OWN_PAGE}?payNumber=${payNumber}`);
}
