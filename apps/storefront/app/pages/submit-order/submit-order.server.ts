import type { PageVisit } from '@galleria/contract/call';
import { collectCoupon } from '@galleria/contract/promotions/promotions';
import { replace } from 'react-router';
import { paymentAddress } from '../../features/orders/order.ts';
import { problemState, refusalState } from '../../forms/form-reply.server.ts';
import type { FormState, FormValues } from '../../forms/form-state.ts';
import { serverText } from '../../messages/server-text.server.ts';
import { loginRedirect } from '../../visit/buyer-only.server.ts';
import { checkOrder, refusalField } from './check-order.ts';
import { type CheckoutOutcome, choicesIn, choicesOf, parseCollectIntent, perStore } from './order-form.ts';
import { confirmPurchase, purchaseIn, submitPurchase } from './purchase.ts';

/** On the server the needs of the goods are checked by the operation itself. */
const NOTHING_ASKED = { needsAddress: false, virtualQuestions: [] };

export async function submitOrder(visit: PageVisit, url: URL, values: FormValues): Promise<CheckoutOutcome> {
  const text = serverText(visit.locale);
  if (values.intent === 'update') return withOrder(visit, url, problemState({}, values, text));
  const wanted = parseCollectIntent(values);
  if (wanted) return withOrder(visit, url, await collectAndUse(visit, url, wanted, values));
  const problems = checkOrder(values, NOTHING_ASKED);
  if (Object.keys(problems).length > 0) return withOrder(visit, url, problemState(problems, values, text));
  const answer = await submitPurchase(visit.call, purchaseIn(url.searchParams), values);
  // Replaces this page in the history: Back must not lead to a second submission.
  if (answer.ok) throw replace(paymentAddress(answer.data.orderNumbers));
  if (answer.reason === 'access.signIn') throw loginRedirect(url);
  return withOrder(visit, url, refusalState(answer, { [answer.reason]: refusalField(answer) }, values));
}

/** Replaces the chosen coupon by the collected one; a refusal keeps the chosen one. */
async function collectAndUse(
  visit: PageVisit,
  url: URL,
  { giver, couponId }: NonNullable<ReturnType<typeof parseCollectIntent>>,
  values: FormValues,
): Promise<FormState> {
  const answer = await visit.call(collectCoupon, { couponId });
  if (!answer.ok && answer.reason === 'access.signIn') throw loginRedirect(url);
  if (!answer.ok) return refusalState(answer, { [answer.reason]: 'coupons' }, values);
  const chosen = { ...values, [perStore.coupon(giver)]: String(answer.data.couponUserId) };
  return problemState({}, chosen, serverText(visit.locale));
}

/** The order as it is now, with the choices as far as they are still possible. */
async function withOrder({ call }: PageVisit, url: URL, state: FormState): Promise<CheckoutOutcome> {
  const choices = choicesIn(state.values);
  const answer = await confirmPurchase(call, purchaseIn(url.searchParams), choices);
  if (!answer.ok && isNothingToOrder(answer.reason))
    return { ...state, nothingLeft: state.errors.goods ?? answer.message };
  if (!answer.ok) return state;
  return { ...state, confirmed: answer.data, choices: choicesOf(answer.data, choices) };
}

/** A refusal of the order as a whole; refusals of single goods are shown with them on the page. */
function isNothingToOrder(reason: string): boolean {
  return reason === 'cart.nothingChecked' || reason === 'cart.tooMany';
}
