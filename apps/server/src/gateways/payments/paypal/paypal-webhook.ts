import { DAY_MS } from '@galleria/domain/site/durations';
import { z } from 'zod';
import {
  EventText,
  GatewayDown,
  type GatewayEvent,
  type Headers,
  headerOf,
  type ParsedWebhook,
  parseJson,
} from '../gateway.ts';
import { parseAmountCents } from './paypal-charge.ts';
import type { PayPal } from './paypal-client.ts';

/** PayPal retries a delivery for three days; anything older is a replay. */
const MAX_AGE_DAYS = 4;

const Amount = z.object({ value: EventText, currency_code: EventText });

const Resource = z.object({
  id: EventText.optional(),
  order_id: EventText.optional(),
  custom_id: EventText.optional(),
  amount: Amount.optional(),
  /** Of a refund: the sum with all earlier ones. */
  seller_payable_breakdown: z.object({ total_refunded_amount: Amount.optional() }).optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: EventText.optional() }).optional() }).optional(),
  purchase_units: z.array(z.object({ custom_id: EventText.optional() })).optional(),
  links: z.array(z.object({ rel: EventText, href: z.string() })).optional(),
});

const Event = z.object({ id: EventText.min(1), event_type: EventText.min(1), resource: z.unknown() });

/**
 * PayPal's signatures are verified by an API call, which the SDK lacks. Headers and JSON are checked first, so that
 * garbage causes no outgoing requests; PayPal could not verify a body that is not JSON.
 */
export async function parsePayPalWebhook(
  payPal: PayPal,
  webhookId: string,
  headers: Headers,
  body: Buffer,
): Promise<ParsedWebhook> {
  const signature = readSignature(headers);
  const text = body.toString('utf8');
  const parsed = parseJson(text);
  if (!signature) return 'invalidSignature';
  if (parsed === undefined) return 'malformed';
  const verification = { ...signature, webhook_id: webhookId };
  // The exact bytes that were signed, not reserialised. They parsed as one JSON value, so they cannot add fields beside
  // it.
  const payload = `${JSON.stringify(verification).slice(0, -1)},"webhook_event":${text}}`;
  const response = await payPal.post('/v1/notifications/verify-webhook-signature', payload);
  if (response.status >= 500 || [401, 403, 408, 429].includes(response.status)) {
    throw new GatewayDown(`parsePayPalWebhook: verify-webhook-signature answered ${response.status}`);
  }
  const answer = z.object({ verification_status: z.string() }).safeParse(parseJson(await response.text()));
  if (!answer.success || answer.data.verification_status !== 'SUCCESS') return 'invalidSignature';
  const event = Event.safeParse(parsed);
  return event.success ? toGatewayEvent(event.data) : 'malformed';
}

function readSignature(headers: Headers) {
  const auth_algo = headerOf(headers, 'paypal-auth-algo');
  const cert_url = headerOf(headers, 'paypal-cert-url');
  const transmission_id = headerOf(headers, 'paypal-transmission-id');
  const transmission_sig = headerOf(headers, 'paypal-transmission-sig');
  const transmission_time = headerOf(headers, 'paypal-transmission-time');
  if (auth_algo !== 'SHA256withRSA' || !cert_url || !transmission_id || !transmission_sig || !transmission_time) {
    return undefined;
  }
  const ageMs = Math.abs(Date.now() - Date.parse(transmission_time));
  if (!isPayPalHost(cert_url) || !(ageMs <= MAX_AGE_DAYS * DAY_MS)) return undefined;
  return { auth_algo, cert_url, transmission_id, transmission_sig, transmission_time };
}

function isPayPalHost(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && hostname.endsWith('.paypal.com');
}

/** The handled events. Resources of other types do not have the shape of `Resource`. */
const HANDLED_TYPES: ReadonlySet<string> = new Set([
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.ORDER.VOIDED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
]);

function toGatewayEvent({ id, event_type: type, resource }: z.output<typeof Event>): GatewayEvent | 'malformed' {
  if (!HANDLED_TYPES.has(type)) return { id, type, kind: 'other', payNumber: undefined, reference: undefined };
  const read = Resource.safeParse(resource);
  if (!read.success) return 'malformed';
  const object = read.data;
  const isOrder = type.startsWith('CHECKOUT.');
  const payNumber = object.custom_id ?? object.purchase_units?.[0]?.custom_id;
  const reference = isOrder ? (object.id ?? object.order_id) : object.supplementary_data?.related_ids?.order_id;
  switch (type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return { id, type, kind: 'approved', payNumber, reference };
    case 'PAYMENT.CAPTURE.COMPLETED': {
      const amountCents = parseAmountCents(object.amount?.value);
      const currency = object.amount?.currency_code ?? '';
      const charge = { payNumber, reference, amountCents, currency, chargeRef: object.id ?? '' };
      return { id, type, kind: 'succeeded', payNumber, reference, charge };
    }
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
    case 'CHECKOUT.PAYMENT-APPROVAL.REVERSED':
      return { id, type, kind: 'failed', payNumber, reference, failure: 'declined' };
    case 'CHECKOUT.ORDER.VOIDED':
      return { id, type, kind: 'failed', payNumber, reference, failure: 'voided' };
    case 'PAYMENT.CAPTURE.REFUNDED': {
      const total = object.seller_payable_breakdown?.total_refunded_amount ?? object.amount;
      const refunded = { amountCents: parseAmountCents(total?.value), currency: total?.currency_code ?? '' };
      return { id, type, kind: 'refunded', payNumber, reference, chargeRef: parentCapture(object.links), refunded };
    }
    default:
      return { id, type, kind: 'other', payNumber, reference };
  }
}

/** A refund links up to its capture. */
function parentCapture(links: z.output<typeof Resource>['links']): string {
  const up = links?.find(({ rel }) => rel === 'up')?.href ?? '';
  return up.split('/').at(-1) ?? '';
}
