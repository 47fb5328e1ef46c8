import type Stripe from 'stripe';
import type { Money } from '../gateway.ts';

/** What a paid session says about its money. */
export function moneyOf(session: Stripe.Checkout.Session): Money {
  const { payment_intent: intent } = session;
  return {
    number: session.client_reference_id ?? undefined,
    reference: session.id,
    amountCents: session.amount_total ?? -1,
    currency: session.currency?.toUpperCase() ?? '',
    chargeRef: (typeof intent === 'string' ? intent : intent?.id) ?? '',
  };
}
