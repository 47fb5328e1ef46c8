import type { Locale } from '@galleria/domain/site/locales';
import Stripe from 'stripe';
import type { StripeKeys } from '../../../config.ts';
import {
  type Charge,
  GATEWAY_TIMEOUT_MS,
  GatewayDown,
  GatewayRefusal,
  type Look,
  type PaymentGateway,
  type Refund,
} from '../gateway.ts';
import { readStripeEvent } from './stripe-events.ts';
import { moneyOf } from './stripe-money.ts';

/** Stripe's page speaks these of ours; in others it follows the browser. */
const LANGUAGES: Partial<Record<Locale, Stripe.Checkout.SessionCreateParams.Locale>> = {
  ...{ en: 'en', zh_CN: 'zh', zh_TW: 'zh-TW', pt: 'pt', ko: 'ko', de: 'de', es: 'es', ja: 'ja', ru: 'ru', fr: 'fr' },
};

/** The shortest that Stripe allows is 30 minutes; a little more, since clocks differ. */
const SESSION_SECONDS = 31 * 60;

/** Stripe's hosted page: cards and wallets never touch this mall. */
export function stripeGateway(keys: StripeKeys): PaymentGateway {
  const stripe = openStripe(keys);
  return {
    name: 'stripe',
    begin: (charge) => asking(() => beginSession(stripe, charge)),
    look: (reference) => asking(() => lookAtSession(stripe, reference)),
    refund: (refund) => asking(() => refundIntent(stripe, refund)),
    readEvent: async (headers, body) => readStripeEvent(stripe, keys.webhookSecret, headers, body),
  };
}

function openStripe({ secretKey, apiUrl }: StripeKeys): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port ? { port } : {}),
    httpClient: Stripe.createFetchHttpClient(),
    timeout: GATEWAY_TIMEOUT_MS,
    // Whoever waits would wait twice as long; what stays unknown is looked up a minute later.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

async function beginSession(stripe: Stripe, charge: Charge) {
  const { number, amountCents, currency, description } = charge;
  const metadata = { payNumber: number };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: number,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: amountCents,
            product_data: { name: description },
          },
        },
      ],
      metadata,
      payment_intent_data: { metadata, description },
      // What is charged is what the counter said, in the currency in which it said it.
      adaptive_pricing: { enabled: false },
      locale: LANGUAGES[charge.locale] ?? 'auto',
      success_url: charge.returnUrl,
      cancel_url: charge.returnUrl,
      expires_at: Math.floor(Date.now() / 1000) + SESSION_SECONDS,
    },
    { idempotencyKey: `begin:${number}` },
  );
  if (!session.url) throw new GatewayDown('Stripe opened a session without a page');
  return { reference: session.id, redirectUrl: session.url };
}

async function lookAtSession(stripe: Stripe, reference: string): Promise<Look> {
  const session = await stripe.checkout.sessions.retrieve(reference).catch((problem: unknown) => {
    if (isCode(problem, 'resource_missing')) return undefined;
    throw problem;
  });
  if (!session) return { state: 'failed', failure: 'unknown at Stripe' };
  // The SDK takes a fault without a word of explanation for an answer.
  if (session.id !== reference) throw new GatewayDown('Stripe answers without an answer');
  if (session.payment_status === 'paid') return { state: 'paid', money: moneyOf(session) };
  return session.status === 'expired' ? { state: 'failed', failure: 'expired' } : { state: 'open' };
}

async function refundIntent(stripe: Stripe, { chargeRef, amountCents, key }: Refund) {
  const refund = await stripe.refunds
    .create({ payment_intent: chargeRef, amount: amountCents, metadata: { key } }, { idempotencyKey: key })
    .catch((problem: unknown) => {
      // Somebody gave it all back by hand.
      if (isCode(problem, 'charge_already_refunded')) return { id: '', status: 'succeeded' };
      throw problem;
    });
  if (!refund.status) throw new GatewayDown('Stripe answers without an answer');
  if (refund.status === 'failed' || refund.status === 'canceled') {
    throw new GatewayRefusal(`the refund ${refund.id} is ${refund.status}`);
  }
  return { reference: refund.id };
}

function isCode(problem: unknown, code: string): boolean {
  return problem instanceof Stripe.errors.StripeError && problem.code === code;
}

/** Everything that Stripe says no to is a refusal; everything else is Stripe not being there. */
async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (problem) {
    if (problem instanceof GatewayDown || problem instanceof GatewayRefusal) throw problem;
    if (problem instanceof Stripe.errors.StripeInvalidRequestError) {
      throw new GatewayRefusal(problem.message, { cause: problem });
    }
    throw new GatewayDown('Stripe does not answer', { cause: problem });
  }
}
