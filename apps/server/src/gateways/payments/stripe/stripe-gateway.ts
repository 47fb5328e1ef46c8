import type { Locale } from '@galleria/domain/site/locales';
import Stripe from 'stripe';
import type { StripeKeys } from '../../../config.ts';
import {
  type ChargeRequest,
  type ChargeStatus,
  GATEWAY_TIMEOUT_MS,
  GatewayDown,
  GatewayRejection,
  type PaymentGateway,
  type RefundRequest,
} from '../gateway.ts';
import { capturedCharge, parseStripeWebhook } from './stripe-webhook.ts';

/** Languages of Stripe's page; in all others it follows the browser. */
const LANGUAGES: Partial<Record<Locale, Stripe.Checkout.SessionCreateParams.Locale>> = {
  ...{ en: 'en', zh_CN: 'zh', zh_TW: 'zh-TW', pt: 'pt', ko: 'ko', de: 'de', es: 'es', ja: 'ja', ru: 'ru', fr: 'fr' },
};

/** Stripe's minimum is 30 minutes; one more, since clocks differ. */
const SESSION_SECONDS = 31 * 60;

/** Stripe's hosted Checkout page: card data never touches this server. */
export function stripeGateway(keys: StripeKeys): PaymentGateway {
  const stripe = openStripe(keys);
  return {
    name: 'stripe',
    createCharge: (charge) => callStripe(() => createSession(stripe, charge)),
    getOrCaptureCharge: (reference) => callStripe(() => getSessionStatus(stripe, reference)),
    refund: (refund) => callStripe(() => refundIntent(stripe, refund)),
    parseWebhook: async (headers, body) => parseStripeWebhook(stripe, keys.webhookSecret, headers, body),
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
    // A retry would double the wait; a payment without a known result is reconciled a minute later.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

async function createSession(stripe: Stripe, charge: ChargeRequest) {
  const { payNumber, amountCents, currency, description } = charge;
  const metadata = { payNumber };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: payNumber,
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
      // Charge exactly the amount and currency that the payment page showed.
      adaptive_pricing: { enabled: false },
      locale: LANGUAGES[charge.locale] ?? 'auto',
      success_url: charge.returnUrl,
      cancel_url: charge.cancelUrl,
      expires_at: Math.floor(Date.now() / 1000) + SESSION_SECONDS,
    },
    { idempotencyKey: `begin:${payNumber}` },
  );
  if (!session.url) throw new GatewayDown(`createSession: Stripe answered without a page (session: ${session.id})`);
  return { reference: session.id, redirectUrl: session.url };
}

async function getSessionStatus(stripe: Stripe, reference: string): Promise<ChargeStatus> {
  const session = await stripe.checkout.sessions.retrieve(reference).catch((problem: unknown) => {
    if (isCode(problem, 'resource_missing')) return undefined;
    throw problem;
  });
  if (!session) return { state: 'failed', failure: 'unknown at Stripe' };
  // The SDK treats an error response without a body as a result.
  if (session.id !== reference) {
    throw new GatewayDown(`getSessionStatus: Stripe answered with session ${session.id} instead of ${reference}`);
  }
  if (session.payment_status === 'paid') return { state: 'paid', charge: capturedCharge(session) };
  return session.status === 'expired' ? { state: 'failed', failure: 'expired' } : { state: 'open' };
}

async function refundIntent(stripe: Stripe, { chargeRef, amountCents, key }: RefundRequest) {
  const refund = await stripe.refunds
    .create({ payment_intent: chargeRef, amount: amountCents, metadata: { key } }, { idempotencyKey: key })
    .catch((problem: unknown) => {
      // The charge was refunded by hand at Stripe.
      if (isCode(problem, 'charge_already_refunded')) return { id: '', status: 'succeeded' };
      throw problem;
    });
  if (!refund.status) throw new GatewayDown(`refundIntent: Stripe answered without a status (intent: ${chargeRef})`);
  if (refund.status === 'failed' || refund.status === 'canceled') {
    throw new GatewayRejection(`refundIntent: refund ${refund.id} is ${refund.status}`);
  }
  return { reference: refund.id };
}

function isCode(problem: unknown, code: string): boolean {
  return problem instanceof Stripe.errors.StripeError && problem.code === code;
}

/** An invalid request is a rejection; every other failure means that Stripe is down. */
async function callStripe<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (problem) {
    if (problem instanceof GatewayDown || problem instanceof GatewayRejection) throw problem;
    if (problem instanceof Stripe.errors.StripeInvalidRequestError) {
      throw new GatewayRejection(problem.message, { cause: problem });
    }
    throw new GatewayDown('Stripe does not respond', { cause: problem });
  }
}
