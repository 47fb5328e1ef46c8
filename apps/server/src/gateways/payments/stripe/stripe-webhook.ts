import type Stripe from 'stripe';
import { z } from 'zod';
import {
  type CapturedCharge,
  EventText,
  type GatewayEvent,
  type Headers,
  headerOf,
  type ParsedWebhook,
  parseJson,
} from '../gateway.ts';

const TOLERANCE_SECONDS = 300;

const Event = z.object({ id: EventText.min(1), type: EventText.min(1), data: z.object({ object: z.unknown() }) });

const Intent = z.union([EventText, z.object({ id: EventText })]).nullish();

const Session = z.object({
  id: EventText.min(1),
  client_reference_id: EventText.nullish(),
  payment_status: EventText.optional(),
  amount_total: z.int().nullish(),
  currency: EventText.nullish(),
  payment_intent: Intent,
});

const Charge = z.object({
  payment_intent: Intent,
  metadata: z.object({ payNumber: EventText.optional() }).nullish(),
  amount_refunded: z.int(),
  currency: EventText,
});

const Refund = z.object({ id: EventText.optional(), payment_intent: Intent });

/** The signature covers the exact bytes and a timestamp of the last five minutes. */
export function parseStripeWebhook(
  stripe: Stripe,
  webhookSecret: string,
  headers: Headers,
  body: Buffer,
): ParsedWebhook {
  const signature = headerOf(headers, 'stripe-signature');
  if (!signature || !isSigned(stripe, webhookSecret, signature, body)) return 'invalidSignature';
  const event = Event.safeParse(parseJson(body.toString('utf8')));
  return event.success ? toGatewayEvent(event.data) : 'malformed';
}

/** The SDK throws for a wrong signature and for an old one. */
function isSigned(stripe: Stripe, webhookSecret: string, signature: string, body: Buffer): boolean {
  try {
    return stripe.webhooks.signature?.verifyHeader(body, signature, webhookSecret, TOLERANCE_SECONDS) ?? false;
  } catch {
    return false;
  }
}

function toGatewayEvent({ id, type, data: { object } }: z.output<typeof Event>): GatewayEvent | 'malformed' {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = Session.safeParse(object);
      return session.success ? sessionEvent({ id, type }, session.data) : 'malformed';
    }
    case 'charge.refunded': {
      const charge = Charge.safeParse(object);
      if (!charge.success) return 'malformed';
      const { payment_intent: intent, metadata, amount_refunded: amountCents, currency } = charge.data;
      const refunded = { amountCents, currency: currency.toUpperCase() };
      const ids = { payNumber: metadata?.payNumber, reference: undefined };
      return { id, type, kind: 'refunded', ...ids, chargeRef: intentId(intent), refunded };
    }
    case 'refund.failed': {
      const refund = Refund.safeParse(object);
      if (!refund.success) return 'malformed';
      const { id: refundRef, payment_intent: intent } = refund.data;
      return { id, type, kind: 'refundFailed', ...NO_IDS, chargeRef: intentId(intent), refundRef };
    }
    default:
      return { id, type, kind: 'other', ...NO_IDS };
  }
}

type CheckoutSession = z.output<typeof Session>;
const NO_IDS = { payNumber: undefined, reference: undefined };

function sessionEvent(event: { id: string; type: string }, session: CheckoutSession): GatewayEvent {
  const about = { ...event, ...sessionIds(session) };
  if (event.type === 'checkout.session.async_payment_failed') return { ...about, kind: 'failed', failure: 'declined' };
  if (event.type === 'checkout.session.expired') return { ...about, kind: 'failed', failure: 'expired' };
  // A bank transfer or debit completes the session days before the money arrives.
  if (session.payment_status !== 'paid') return { ...about, kind: 'other' };
  return { ...about, kind: 'succeeded', charge: capturedCharge(session) };
}

/** The charge of a paid session. */
export function capturedCharge(session: CheckoutSession): CapturedCharge {
  return {
    ...sessionIds(session),
    amountCents: session.amount_total ?? -1,
    currency: session.currency?.toUpperCase() ?? '',
    chargeRef: intentId(session.payment_intent),
  };
}

function sessionIds(session: CheckoutSession) {
  return { payNumber: session.client_reference_id ?? undefined, reference: session.id };
}

function intentId(intent: z.output<typeof Intent>): string {
  return (typeof intent === 'string' ? intent : intent?.id) ?? '';
}
