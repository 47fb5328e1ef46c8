import type { PageVisit } from '@galleria/contract/call';
import * as contract from '@galleria/contract/payments/phone-payments';
import { redirectDocument, replace } from 'react-router';
import { phoneAddress } from '../../features/payments/phone-address.ts';
import { phonePaymentCookie } from '../../features/payments/phone-return.server.ts';
import { outcomeOf } from '../../forms/answers.server.ts';
import type { FormState, FormValues } from '../../forms/form-state.ts';
import { ticketIn } from './load-phone-payment.server.ts';

/** Refusals because the payment has changed meanwhile: the page is loaded again instead of showing them. */
const OVERTAKEN = new Set(['payment.ticketExpired', 'order.expired', 'order.stateChanged', 'order.notFound']);

export async function payByPhone(visit: PageVisit, url: URL, values: FormValues): Promise<FormState> {
  const { ticket } = ticketIn(url);
  const answer = await visit.call(contract.payByPhone, { ticket, payType: Number(values.payType ?? '') });
  if (answer.ok && answer.data.redirectUrl) {
    const cookie = await phonePaymentCookie.write(visit, { ticket });
    throw redirectDocument(answer.data.redirectUrl, { headers: { 'Set-Cookie': cookie } });
  }
  if (answer.ok || OVERTAKEN.has(answer.reason)) throw replace(phoneAddress(ticket));
  return outcomeOf(answer, { url, values });
}
