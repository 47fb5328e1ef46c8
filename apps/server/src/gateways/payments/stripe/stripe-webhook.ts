import type Stripe from 'stripe';
import { type CapturedCharge, type GatewayEvent, type Headers, headerOf } from '../gateway.ts';

/** The signature covers the exact bytes and a timestamp of the last five minutes. */
export function parseStripeWebhook(
  stripe: Stripe,
  webhookSecret: string,
  headers: Headers,
  body: Buffer,
): GatewayEvent | 'invalidSignature' {
  const signature = headerOf(headers, 'stripe-signature');
  if (!signature) return 'invalidSignature';
  try {
    return toGatewayEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret));
  } catch {
    // The SDK throws for a wrong signature, an old one, and for a body that is not JSON.
    return 'invalidSignature';
  }
}

function toGatewayEvent(event: Stripe.Event): GatewayEvent {
  const { id, type } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      // A bank transfer or debit completes the session days before the money arrives.
      if (session.payment_status !== 'paid') return { id, type, kind: 'other', ...sessionIds(session) };
      return { id, type, kind: 'succeeded', ...sessionIds(session), charge: capturedCharge(session) };
    }
    case 'checkout.session.async_payment_failed':
      return { id, type, kind: 'failed', ...sessionIds(event.data.object), failure: 'declined' };
    case 'checkout.session.expired':
      return { id, type, kind: 'failed', ...sessionIds(event.data.object), failure: 'expired' };
    case 'charge.refunded': {
      const { payment_intent: intent, metadata, amount_refunded: amountCents, currency } = event.data.object;
      const refunded = { amountCents, currency: currency.toUpperCase() };
      return { id, type, kind: 'refunded', ...metadataIds(metadata), chargeRef: intentId(intent), refunded };
    }
    case 'refund.failed':
      return {
        id,
        type,
        kind: 'refundFailed',
        ...metadataIds({}),
        chargeRef: intentId(event.data.object.payment_intent),
      };
    default:
      return { id, type, kind: 'other', ...metadataIds({}) };
  }
}

/** The charge of a paid session. */
export function capturedCharge(session: Stripe.Checkout.Session): CapturedCharge {
  return {
    ...sessionIds(session),
    amountCents: session.amount_total ?? -1,
    currency: session.currency?.toUpperCase() ?? '',
    chargeRef: intentId(session.payment_intent),
  };
}

function sessionIds(session: Stripe.Checkout.Session) {
  return { payNumber: session.client_reference_id ?? undefined, reference: session.id };
}

function metadataIds(metadata: Stripe.Metadata) {
  return { payNumber: metadata.payNumber, reference: undefined };
}

function intentId(intent: string | { id: string } | null): string {
  return (typeof intent === 'string' ? intent : intent?.id) ?? '';
}
