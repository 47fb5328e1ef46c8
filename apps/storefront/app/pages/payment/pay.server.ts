import type { PageVisit } from '@galleria/contract/call';
import { buyAgain } from '@galleria/contract/orders';
import { payOrder } from '@galleria/contract/payments';
import { redirect, redirectDocument, replace } from 'react-router';
import { outcomeOf } from '../../account/form/answers.server.ts';
import { problemState } from '../../account/form/form-reply.server.ts';
import type { FormState, FormValues } from '../../account/form/form-state.ts';
import { paymentAddress } from '../../orders/order-addresses.ts';
import { serverText } from '../../words/server-text.server.ts';
import { checkPayment } from './check-payment.ts';

/** These stand beside the digits. */
const PLACES = {
  'payPassword.missing': 'payPassword',
  'payPassword.locked': 'payPassword',
  'payPassword.wrong': 'payPassword',
  'password.notSealed': 'payPassword',
  'password.stale': 'payPassword',
};

/** Refused because the purchase is no longer what the page shows: then the page shows what it is. */
const OVERTAKEN = new Set(['order.expired', 'order.stateChanged', 'order.notFound']);

export async function pay(visit: PageVisit, url: URL, values: FormValues): Promise<FormState> {
  const orderNumbers = url.searchParams.get('orderNumbers') ?? '';
  if (values.form === 'again') return orderAgain(visit, url, values);
  const problems = checkPayment(values);
  if (Object.keys(problems).length > 0) return problemState(problems, values, serverText(visit.locale));
  const here = paymentAddress(orderNumbers);
  const { payType = '', payPassword } = values;
  const answer = await visit.call(payOrder, {
    orderNumbers,
    payType: Number(payType),
    returnUrl: here,
    payPassword: payPassword || undefined,
  });
  // A page of somebody else, or of the stand-in for them: never one that the router knows.
  if (answer.ok && answer.data.redirectUrl) throw redirectDocument(answer.data.redirectUrl);
  if (answer.ok || OVERTAKEN.has(answer.reason)) throw replace(here);
  return outcomeOf(answer, { url, values }, PLACES);
}

/** All orders of the purchase go back into the cart; a single one can be checked out at once. */
async function orderAgain(visit: PageVisit, url: URL, values: FormValues): Promise<FormState> {
  const numbers = (url.searchParams.get('orderNumbers') ?? '').split(',');
  let isAllThere = numbers.length === 1;
  for (const orderNumber of numbers) {
    const answer = await visit.call(buyAgain, { orderNumber });
    if (!answer.ok) return outcomeOf(answer, { url, values });
    isAllThere &&= answer.data.missing.length === 0;
  }
  throw redirect(isAllThere ? '/submit-order' : '/cart');
}
