import { z } from 'zod';
import { GatewayDown, type GatewayEvent, type Headers, headerOf } from '../gateway.ts';
import type { PayPal } from './paypal-client.ts';
import { toCents } from './paypal-money.ts';

/** PayPal delivers for three days what was not taken; what is older is somebody's collection. */
const OLDEST_DAYS = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

const Amount = z.object({ value: z.string(), currency_code: z.string() });

const Resource = z.object({
  id: z.string().optional(),
  order_id: z.string().optional(),
  custom_id: z.string().optional(),
  amount: Amount.optional(),
  /** Of a refund, with all before it. */
  seller_payable_breakdown: z.object({ total_refunded_amount: Amount.optional() }).optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
});

const Event = z.object({ id: z.string().min(1), event_type: z.string().min(1), resource: z.unknown() });

/**
 * PayPal itself is asked whether it signed this; the SDK has no call for that. Ours is looked at first, so that not
 * everybody who sends nonsense makes us ask.
 */
export async function readPayPalEvent(
  payPal: PayPal,
  webhookId: string,
  headers: Headers,
  body: Buffer,
): Promise<GatewayEvent | 'forged'> {
  const signature = signatureIn(headers);
  const text = body.toString('utf8');
  const event = Event.safeParse(jsonIn(text));
  if (!signature || !event.success) return 'forged';
  const question = { ...signature, webhook_id: webhookId };
  // The very bytes that were signed, not our spelling of them; they are known to be one JSON value and nothing behind it.
  const asked = `${JSON.stringify(question).slice(0, -1)},"webhook_event":${text}}`;
  const response = await payPal.post('/v1/notifications/verify-webhook-signature', asked);
  if (response.status >= 500 || [401, 403, 408, 429].includes(response.status)) {
    throw new GatewayDown(`PayPal answers ${response.status} to a question about a signature`);
  }
  const answer = z.object({ verification_status: z.string() }).safeParse(jsonIn(await response.text()));
  if (!answer.success || answer.data.verification_status !== 'SUCCESS') return 'forged';
  return meaningOf(event.data);
}

function signatureIn(headers: Headers) {
  const auth_algo = headerOf(headers, 'paypal-auth-algo');
  const cert_url = headerOf(headers, 'paypal-cert-url');
  const transmission_id = headerOf(headers, 'paypal-transmission-id');
  const transmission_sig = headerOf(headers, 'paypal-transmission-sig');
  const transmission_time = headerOf(headers, 'paypal-transmission-time');
  if (auth_algo !== 'SHA256withRSA' || !cert_url || !transmission_id || !transmission_sig || !transmission_time) {
    return undefined;
  }
  const ageMs = Math.abs(Date.now() - Date.parse(transmission_time));
  if (!isPayPals(cert_url) || !(ageMs <= OLDEST_DAYS * DAY_MS)) return undefined;
  return { auth_algo, cert_url, transmission_id, transmission_sig, transmission_time };
}

function isPayPals(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && hostname.endsWith('.paypal.com');
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function meaningOf({ id, event_type: type, resource }: z.output<typeof Event>): GatewayEvent {
  const read = Resource.safeParse(resource);
  if (!read.success) return { id, type, kind: 'other', number: undefined, reference: undefined };
  const about = read.data;
  const isOrder = type.startsWith('CHECKOUT.');
  const number = about.custom_id ?? about.purchase_units?.[0]?.custom_id;
  const reference = isOrder ? (about.id ?? about.order_id) : about.supplementary_data?.related_ids?.order_id;
  switch (type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return { id, type, kind: 'approved', number, reference };
    case 'PAYMENT.CAPTURE.COMPLETED': {
      const amountCents = toCents(about.amount?.value);
      const currency = about.amount?.currency_code ?? '';
      const money = { number, reference, amountCents, currency, chargeRef: about.id ?? '' };
      return { id, type, kind: 'succeeded', number, reference, money };
    }
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
    case 'CHECKOUT.PAYMENT-APPROVAL.REVERSED':
      return { id, type, kind: 'failed', number, reference, failure: 'declined' };
    case 'CHECKOUT.ORDER.VOIDED':
      return { id, type, kind: 'failed', number, reference, failure: 'voided' };
    case 'PAYMENT.CAPTURE.REFUNDED': {
      const total = about.seller_payable_breakdown?.total_refunded_amount ?? about.amount;
      const returned = { amountCents: toCents(total?.value), currency: total?.currency_code ?? '' };
      return { id, type, kind: 'refunded', number, reference, chargeRef: captureAbove(about.links), returned };
    }
    default:
      return { id, type, kind: 'other', number, reference };
  }
}

/** A refund links up to the capture that it gives back. */
function captureAbove(links: z.output<typeof Resource>['links']): string {
  const up = links?.find(({ rel }) => rel === 'up')?.href ?? '';
  return up.split('/').at(-1) ?? '';
}
