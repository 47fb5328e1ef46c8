import { generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { startFakeServer } from './fake-http-server.ts';

const WEBHOOK_ID = 'WH-OURS';

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

interface Order {
  id: string;
  status: string;
  links: { rel: string; href: string }[];
  purchase_units: {
    custom_id: string;
    amount: { value: string; currency_code: string };
    payments?: { captures: Capture[] };
  }[];
}

interface Capture {
  id: string;
  status: string;
  custom_id: string;
  amount: { value: string; currency_code: string };
}

/** The part of PayPal's API that the gateway calls; makes and verifies signatures like PayPal. */
export async function startFakePayPal() {
  const orders = new Map<string, Order>();
  const refunds = new Map<string, object>();
  const { state, url } = await startFakeServer(({ method, path, headers, body }) => {
    if (path === '/v1/oauth2/token')
      return { status: 200, body: { access_token: 'a token', token_type: 'Bearer', expires_in: 32400 } };
    if (path.endsWith('/verify-webhook-signature')) return { status: 200, body: verifySignature(body) };
    const [, , , kind, id = '', step] = path.replace(/\?.*/, '').split('/');
    if (kind === 'orders' && method === 'POST' && !id) {
      const made = newOrder(JSON.parse(body));
      orders.set(made.id, made);
      return { status: 201, body: made };
    }
    if (kind === 'captures' && step === 'refund') {
      const key = String(headers['paypal-request-id']);
      if (!refunds.has(key)) refunds.set(key, { id: `RF-${refunds.size}`, status: 'COMPLETED' });
      return { status: 201, body: refunds.get(key) };
    }
    const order = orders.get(id);
    if (!order) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    if (step === 'capture') capture(order);
    return { status: 200, body: order };
  });
  const keys = { clientId: 'us', clientSecret: 'secret', webhookId: WEBHOOK_ID, apiUrl: url };
  return { state, orders, refunds, keys };
}

function newOrder(request: { purchase_units: Order['purchase_units'] }): Order {
  const id = randomUUID();
  const href = `https://www.paypal.com/checkoutnow?token=${id}`;
  return {
    id,
    status: 'PAYER_ACTION_REQUIRED',
    links: [{ rel: 'payer-action', href }],
    purchase_units: request.purchase_units,
  };
}

function capture(order: Order): void {
  const [unit] = order.purchase_units;
  if (!unit) return;
  order.status = 'COMPLETED';
  const { custom_id, amount } = unit;
  unit.payments ??= { captures: [{ id: `CAP-${order.id}`, status: 'COMPLETED', custom_id, amount }] };
}

let events = 0;

export function payPalEvent(event_type: string, resource: object, id = `WH-EVT-${++events}`): string {
  return JSON.stringify({ id, event_type, resource });
}

/** The resource of PayPal's event about a completed capture. */
export function captured(orderId: string, custom_id: string, value: string, currency_code = 'USD'): object {
  const supplementary_data = { related_ids: { order_id: orderId } };
  return { id: `CAP-${orderId}`, custom_id, amount: { value, currency_code }, supplementary_data };
}

interface Signing {
  webhookId?: string;
  time?: string;
  withForeignKey?: boolean;
}

export function signPayPal(body: string, { webhookId = WEBHOOK_ID, time, withForeignKey }: Signing = {}) {
  const id = randomUUID();
  const at = time ?? new Date().toISOString();
  const { privateKey } = withForeignKey ? foreign : own;
  return {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
    'paypal-transmission-id': id,
    'paypal-transmission-sig': sign('sha256', signedText(id, at, webhookId, body), privateKey).toString('base64'),
    'paypal-transmission-time': at,
  };
}

function signedText(id: string, time: string, webhookId: string, body: string): Buffer {
  return Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
}

function verifySignature(request: string): { verification_status: string } {
  const { transmission_id, transmission_time, transmission_sig, webhook_id, webhook_event } = JSON.parse(request);
  const text = signedText(transmission_id, transmission_time, webhook_id, JSON.stringify(webhook_event));
  const isOurs = verify('sha256', text, own.publicKey, Buffer.from(transmission_sig, 'base64'));
  return { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' };
}
