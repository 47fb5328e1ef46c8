import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { captured, payPalEvent, signPayPal, startFakePayPal } from '../testing/fake-paypal.ts';
import { STRIPE_SECRET, signStripe, startFakeStripe, stripeEvent } from '../testing/fake-stripe.ts';
import { openPayMall, type PayMall } from '../testing/pay-mall.ts';
import { deliver, SANDBOX_KEY, sandboxEvent, signSandbox } from '../testing/webhooks.ts';

interface Sent {
  readonly body: string;
  readonly headers: Record<string, string>;
}

type Forgery = (genuine: Sent) => Partial<Sent>;

const seconds = () => Math.floor(Date.now() / 1000);
const hmac = (algorithm: string, key: string | Buffer, text: string) =>
  createHmac(algorithm, key).update(text).digest('hex');

/** Changes to a signature `t=…,v1=…` and to the signed body. */
function timedForgeries(header: string, key: string | Buffer, other: string | Buffer): Record<string, Forgery> {
  const v1 = (body: string, at = seconds(), by = key) => `t=${at},v1=${hmac('sha256', by, `${at}.${body}`)}`;
  const signed =
    (make: (body: string) => string): Forgery =>
    ({ body }) => ({ headers: { [header]: make(body) } });
  const changed =
    (change: (body: string) => string): Forgery =>
    ({ body, headers }) => ({ body: change(body), headers });
  const spelled =
    (change: (value: string) => string): Forgery =>
    ({ headers }) => ({ headers: { [header]: change(headers[header] ?? '') } });
  return {
    'no signature': () => ({ headers: {} }),
    'an empty signature': signed(() => ''),
    'garbage as signature': signed(() => 'trust me'),
    'another header': ({ headers }) => ({ headers: { 'x-signature': headers[header] ?? '' } }),
    'the wrong secret': signed((body) => v1(body, seconds(), other)),
    'an empty secret': signed((body) => v1(body, seconds(), '')),
    'the secret in capitals': signed((body) => v1(body, seconds(), String(key).toUpperCase())),
    'signed ten minutes ago': signed((body) => v1(body, seconds() - 600)),
    'signed a day ago': signed((body) => v1(body, seconds() - 86_400)),
    'timestamp zero': signed((body) => v1(body, 0)),
    'a new timestamp on an old signature': signed(
      (body) => `t=${seconds()},v1=${v1(body, seconds() - 600).split('v1=')[1]}`,
    ),
    'no timestamp': spelled((value) => value.split(',')[1] ?? ''),
    'no digest': spelled((value) => value.split(',')[0] ?? ''),
    'an empty digest': spelled((value) => `${value.split(',')[0]},v1=`),
    'a digest cut short': spelled((value) => value.slice(0, -2)),
    'a digest with extra digits': spelled((value) => `${value}00`),
    'one digit off': spelled((value) => value.slice(0, -1) + (value.endsWith('0') ? '1' : '0')),
    'a digest in capitals': spelled((value) =>
      value.replace(/v1=.*/, (digest) => `v1=${digest.slice(3).toUpperCase()}`),
    ),
    'the old scheme v0': spelled((value) => value.replace('v1=', 'v0=')),
    'another algorithm, sha1': signed((body) => `t=${seconds()},v1=${hmac('sha1', key, `${seconds()}.${body}`)}`),
    'another algorithm, sha512': signed((body) => `t=${seconds()},v1=${hmac('sha512', key, `${seconds()}.${body}`)}`),
    'a hash without a key': signed(
      (body) => `t=${seconds()},v1=${createHash('sha256').update(`${seconds()}.${body}`).digest('hex')}`,
    ),
    'the timestamp not signed': signed((body) => `t=${seconds()},v1=${hmac('sha256', key, body)}`),
    'the signature of another body': signed(() => v1('{}')),
    'another amount': changed((body) => body.replace(/("amount_total"|"amountCents"):\d+/, '$1:1')),
    'another currency': changed((body) => body.replace(/usd|USD/, 'jpy')),
    'another payment': changed((body) =>
      body.replace(/("client_reference_id"|"number"):"\d+"/, '$1:"261115000000000001"'),
    ),
    'another event id': changed((body) => body.replace(/"id":"[^"]+"/, '"id":"new"')),
    'another event type': changed((body) => body.replace(/"type":"[^"]+"/, '"type":"charge.refunded"')),
    'an extra space': changed((body) => `${body} `),
    'the same JSON reformatted': changed((body) => JSON.stringify(JSON.parse(body), null, 1)),
    'no body': changed(() => ''),
    'not JSON': changed(() => 'paid'),
  };
}

async function expectAllRefused(
  mall: PayMall,
  hook: 'stripe' | 'paypal' | 'sandbox',
  genuine: () => Sent,
  forgeries: Record<string, Forgery>,
) {
  expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(30);
  for (const [name, forge] of Object.entries(forgeries)) {
    const original = genuine();
    const { body, headers } = { ...original, ...forge(original) };
    const { status } = await deliver(mall, hook, body, headers);
    expect([name, [400, 401].includes(status)]).toEqual([name, true]);
  }
  expect(await mall.rows(`select 1 from gateway_event`)).toEqual([]);
  expect(await mall.rows(`select 1 from payment where state <> 'open'`)).toEqual([]);
  const { body, headers } = genuine();
  expect(await deliver(mall, hook, body, headers)).toEqual({ status: 200, outcome: 'applied' });
  expect(await mall.tradeStates()).toEqual({ paid: 1 });
}

describe('webhooks with an invalid signature', () => {
  it('from Stripe are refused and change nothing', async () => {
    const stripe = await startFakeStripe();
    const mall = await openPayMall({ stripe: stripe.keys });
    const ada = await mall.buyer('ada');
    const started = await ada.start(await ada.place(), 13);
    const session = { ...stripe.sessions.get(started.reference), payment_status: 'paid', status: 'complete' };
    const body = stripeEvent('checkout.session.completed', session);
    const genuine = () => ({ body, headers: { 'stripe-signature': signStripe(body) } });
    await expectAllRefused(mall, 'stripe', genuine, timedForgeries('stripe-signature', STRIPE_SECRET, 'sk_test_1'));
  });

  it('from the fake provider are refused and change nothing', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const body = sandboxEvent('charge.paid', await ada.start(await ada.place(2000)), 2000);
    const genuine = () => ({ body, headers: { 'sandbox-signature': signSandbox(body) } });
    const other = Buffer.from('another key of thirty-two letters');
    await expectAllRefused(mall, 'sandbox', genuine, timedForgeries('sandbox-signature', SANDBOX_KEY, other));
  });

  it('from PayPal are refused and change nothing', async () => {
    const payPal = await startFakePayPal();
    const mall = await openPayMall({ payPal: payPal.keys });
    const ada = await mall.buyer('ada');
    const started = await ada.start(await ada.place(2000), 10);
    const body = payPalEvent('PAYMENT.CAPTURE.COMPLETED', captured(started.reference, started.payNumber, '20.00'));
    const genuine = () => ({ body, headers: signPayPal(body) });
    await expectAllRefused(mall, 'paypal', genuine, payPalForgeries());
  });
});

describe('webhooks with a valid signature and a broken body', () => {
  const BROKEN = ['', 'paid', '{"id":', '[]', 'null', '7', '{}', '{"id":7,"type":7}', '{"id":"evt","type":"x"}'];
  const expectBroken = async (mall: PayMall, hook: 'stripe' | 'paypal' | 'sandbox', sent: (body: string) => Sent) => {
    const statuses = await Promise.all(
      [...BROKEN, ...HOSTILE[hook]].map(async (text) => {
        const { body, headers } = sent(text);
        return [body, (await deliver(mall, hook, body, headers)).status];
      }),
    );
    expect(statuses.filter(([, status]) => status !== 400)).toEqual([]);
    expect(await mall.rows('select 1 from gateway_event')).toEqual([]);
  };
  const HOSTILE = {
    stripe: [
      stripeEvent('checkout.session.completed', { id: 'cs_1', payment_status: 'paid', amount_total: 'much' }),
      stripeEvent('checkout.session.completed', { id: 7, payment_status: 'paid' }),
      stripeEvent('checkout.session.expired', { id: 'cs_\u0000' }),
      stripeEvent('charge.refunded', { amount_refunded: 5 }),
      '{"id":"evt_1","type":"refund.failed","data":{"object":null}}',
      '{"id":"evt_1","type":"charge.refunded"}',
    ],
    paypal: [
      payPalEvent('PAYMENT.CAPTURE.COMPLETED', { id: 7 }),
      payPalEvent('PAYMENT.CAPTURE.COMPLETED', { amount: 'much' }),
      payPalEvent('CHECKOUT.ORDER.APPROVED', { id: 'O\u0000' }),
      '{"id":"WH-1","event_type":"PAYMENT.CAPTURE.REFUNDED","resource":null}',
    ],
    sandbox: [
      '{"id":"a","type":"charge.paid","charge":{"ref":"\\u0000","number":"1","amountCents":1,"currency":"USD"}}',
    ],
  };

  it('from Stripe are answered with 400', async () => {
    const mall = await openPayMall({ stripe: (await startFakeStripe()).keys });
    await expectBroken(mall, 'stripe', (body) => ({ body, headers: { 'stripe-signature': signStripe(body) } }));
  });

  it('from PayPal are answered with 400', async () => {
    const mall = await openPayMall({ payPal: (await startFakePayPal()).keys });
    await expectBroken(mall, 'paypal', (body) => ({ body, headers: signPayPal(body) }));
  });

  it('from the fake provider are answered with 400', async () => {
    const mall = await openPayMall();
    await expectBroken(mall, 'sandbox', (body) => ({ body, headers: { 'sandbox-signature': signSandbox(body) } }));
  });
});

function payPalForgeries(): Record<string, Forgery> {
  const names = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
  const withHeader =
    (name: string, value: string): Forgery =>
    ({ headers }) => ({ headers: { ...headers, [`paypal-${name}`]: value } });
  const without =
    (name: string): Forgery =>
    ({ headers }) => {
      const { [`paypal-${name}`]: _gone, ...rest } = headers;
      return { headers: rest };
    };
  const changed =
    (change: (body: string) => string): Forgery =>
    ({ body }) => ({ body: change(body) });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  return {
    ...Object.fromEntries(names.map((name) => [`no ${name}`, without(name)])),
    ...Object.fromEntries(names.map((name) => [`an empty ${name}`, withHeader(name, '')])),
    'no headers at all': () => ({ headers: {} }),
    'another algorithm, SHA1withRSA': withHeader('auth-algo', 'SHA1withRSA'),
    'another algorithm, HS256': withHeader('auth-algo', 'HS256'),
    'no algorithm': withHeader('auth-algo', 'none'),
    'a certificate of another host': withHeader('cert-url', 'https://evil.test/cert'),
    'a certificate of a host with PayPal’s as prefix': withHeader('cert-url', 'https://api.paypal.com.evil.test/cert'),
    'a certificate of a host with a similar name': withHeader('cert-url', 'https://notpaypal.com/cert'),
    'a certificate over plain HTTP': withHeader('cert-url', 'http://api.paypal.com/cert'),
    'a certificate without a URL': withHeader('cert-url', 'api.paypal.com'),
    'signed with another key': ({ body }) => ({ headers: signPayPal(body, { withForeignKey: true }) }),
    'signed for another webhook': ({ body }) => ({ headers: signPayPal(body, { webhookId: 'WH-THEIRS' }) }),
    'the signature of another event': () => ({ headers: signPayPal('{}') }),
    'garbage as signature': withHeader('transmission-sig', 'dHJ1c3QgbWU='),
    'another transmission id': withHeader('transmission-id', 'another'),
    'another transmission time': withHeader('transmission-time', daysAgo(1)),
    'signed five days ago': ({ body }) => ({ headers: signPayPal(body, { time: daysAgo(5) }) }),
    'signed five days ahead': ({ body }) => ({ headers: signPayPal(body, { time: daysAgo(-5) }) }),
    'an invalid transmission time': ({ body }) => ({ headers: signPayPal(body, { time: 'today' }) }),
    'another amount': changed((body) => body.replace('20.00', '0.01')),
    'another currency': changed((body) => body.replace('USD', 'JPY')),
    'another payment': changed((body) => body.replace(/"custom_id":"\d+"/, '"custom_id":"261115000000000001"')),
    'another event id': changed((body) => body.replace(/"id":"WH-EVT-\d+"/, '"id":"new"')),
    'another event type': changed((body) => body.replace('COMPLETED', 'REFUNDED')),
    'a second webhook_id injected into the verification request': changed((body) => `${body},"webhook_id":"WH-THEIRS"`),
    'no body': changed(() => ''),
    'not JSON': changed(() => 'paid'),
  };
}
