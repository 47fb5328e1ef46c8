import Stripe from 'stripe';
import { startFakeServer } from './fake-http-server.ts';

export const STRIPE_SECRET = 'whsec_test_secret_of_good_length';

interface Session {
  id: string;
  object: 'checkout.session';
  url: string;
  status: string;
  payment_status: string;
  client_reference_id: string;
  amount_total: number;
  currency: string;
  payment_intent: string;
}

/** The part of Stripe's API that the gateway calls. */
export async function startFakeStripe() {
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, { id: string; status: string; amount: number }>();
  const keys = new Map<string, Session>();
  const { state, url } = await startFakeServer(({ method, path, headers, body }) => {
    const form = new URLSearchParams(body);
    const key = String(headers['idempotency-key'] ?? '');
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const made = keys.get(key) ?? newSession(form, sessions.size + 1);
      keys.set(key, made);
      sessions.set(made.id, made);
      return { status: 200, body: made };
    }
    if (method === 'POST' && path === '/v1/refunds') {
      const made = refunds.get(key) ?? {
        id: `re_${refunds.size}`,
        status: 'succeeded',
        amount: Number(form.get('amount')),
      };
      refunds.set(key, made);
      return { status: 200, body: made };
    }
    const found = sessions.get(path.split('/').at(-1) ?? '');
    if (found) return { status: 200, body: found };
    return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
  });
  return { state, sessions, refunds, keys: { secretKey: 'sk_test_1', webhookSecret: STRIPE_SECRET, apiUrl: url } };
}

function newSession(form: URLSearchParams, ordinal: number): Session {
  const id = `cs_test_${ordinal}_${Math.random().toString(36).slice(2)}`;
  return {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.com/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: form.get('client_reference_id') ?? '',
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    payment_intent: `pi_${id}`,
  };
}

let events = 0;

/** The body of a webhook request as Stripe sends it. */
export function stripeEvent(type: string, object: object, id = `evt_${++events}`): string {
  return JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } });
}

const sdk = new Stripe('sk_test_1');

export function signStripe(
  payload: string,
  changes: { secret?: string; timestamp?: number; scheme?: string } = {},
): string {
  return sdk.webhooks.generateTestHeaderString({ payload, secret: STRIPE_SECRET, ...changes });
}
