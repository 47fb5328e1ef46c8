import type Stripe from 'stripe';
import { type GatewayEvent, type Headers, headerOf } from '../gateway.ts';
import { moneyOf } from './stripe-money.ts';

/** Who delivered it proves nothing: only a signature over these very bytes, of the last five minutes, does. */
export function readStripeEvent(
  stripe: Stripe,
  webhookSecret: string,
  headers: Headers,
  body: Buffer,
): GatewayEvent | 'forged' {
  const signature = headerOf(headers, 'stripe-signature');
  if (!signature) return 'forged';
  try {
    return meaningOf(stripe.webhooks.constructEvent(body, signature, webhookSecret));
  } catch {
    // The SDK throws for a wrong signature, an old one, and for what is no JSON: none of it is from Stripe.
    return 'forged';
  }
}

function meaningOf(event: Stripe.Event): GatewayEvent {
  const { id, type } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      // A bank transfer or debit completes the session days before its money comes.
      if (session.payment_status !== 'paid') return { id, type, kind: 'other', ...bindingOf(session) };
      return { id, type, kind: 'succeeded', ...bindingOf(session), money: moneyOf(session) };
    }
    case 'checkout.session.async_payment_failed':
      return { id, type, kind: 'failed', ...bindingOf(event.data.object), failure: 'declined' };
    case 'checkout.session.expired':
      return { id, type, kind: 'failed', ...bindingOf(event.data.object), failure: 'expired' };
    case 'charge.refunded': {
      const { payment_intent: intent, metadata, amount_refunded: amountCents, currency } = event.data.object;
      const returned = { amountCents, currency: currency.toUpperCase() };
      return { id, type, kind: 'refunded', ...byNumber(metadata), chargeRef: idOf(intent), returned };
    }
    case 'refund.failed':
      return { id, type, kind: 'refundFailed', ...byNumber({}), chargeRef: idOf(event.data.object.payment_intent) };
    default:
      return { id, type, kind: 'other', ...byNumber({}) };
  }
}

function bindingOf(session: Stripe.Checkout.Session) {
  return { number: session.client_reference_id ?? undefined, reference: session.id };
}

function byNumber(metadata: Stripe.Metadata) {
  return { number: metadata.payNumber, reference: undefined };
}

function idOf(intent: string | { id: string } | null): string {
  return (typeof intent === 'string' ? intent : intent?.id) ?? '';
}
