import type { PageVisit } from '@galleria/contract/call';
import * as orders from '@galleria/contract/orders/orders';
import * as payments from '@galleria/contract/payments/payments';
import { redirect, redirectDocument, replace } from 'react-router';
import { paymentAddress } from '../../features/orders/order.ts';
import { outcomeOf } from '../../forms/answers.server.ts';
import { invalidState } from '../../forms/form-reply.server.ts';
import type { FormState, FormValues } from '../../forms/form-state.ts';
import { paymentForm } from './payment-form.ts';

/** Refusals because the purchase has changed meanwhile: the page is loaded again instead of showing them. */
const OVERTAKEN = new Set(['order.expired', 'order.stateChanged', 'order.notFound']);

export async function payOrder(visit: PageVisit, url: URL, values: FormValues): Promise<FormState> {
  const orderNumbers = url.searchParams.get('orderNumbers') ?? '';
  if (values.form === 'again') return buyAgain(visit, url, values);
  const invalid = invalidState(paymentForm, values, visit.locale);
  if (invalid) return invalid;
  const here = paymentAddress(orderNumbers);
  const { payType = '', payPassword } = values;
  const answer = await visit.call(payments.payOrder, {
    orderNumbers,
    payType: Number(payType),
    returnUrl: here,
    payPassword: payPassword || undefined,
  });
  // A page of the payment provider, which is no route of ours: a document navigation.
  if (answer.ok && answer.data.redirectUrl) throw redirectDocument(answer.data.redirectUrl);
  if (answer.ok || OVERTAKEN.has(answer.reason)) throw replace(here);
  return outcomeOf(answer, { url, values }, paymentForm.refusalFields);
}

/** Puts the purchase back into the cart; redirects to the checkout when all of it is available, else to the cart. */
async function buyAgain(visit: PageVisit, url: URL, values: FormValues): Promise<FormState> {
  const orderNumbers = url.searchParams.get('orderNumbers') ?? '';
  const [orderNumber = ''] = orderNumbers.split(',');
  const answer = await visit.call(orders.buyAgain, { orderNumber, orderNumbers });
  if (!answer.ok) return outcomeOf(answer, { url, values });
  const { missing, fewer } = answer.data;
  throw redirect(missing.length + fewer.length === 0 ? '/submit-order' : '/cart');
}
