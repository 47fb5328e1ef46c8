import { sign } from '../../../demo/fake-payment-provider/signature.ts';
import { openSecrets } from '../../../infra/secrets/secrets.ts';
import { testConfig } from '../../../testing/test-config.ts';
import type { PayMall } from './pay-mall.ts';

export const SANDBOX_KEY = openSecrets(testConfig({ dataDir: '' })).keyFor('sandbox webhooks');

interface StartedCharge {
  readonly reference: string;
  readonly payNumber: string;
}

/** The body of a webhook request as the fake provider sends it. */
export function sandboxEvent(
  type: string,
  { reference, payNumber }: StartedCharge,
  amountCents: number,
  changes: { id?: string; currency?: string } = {},
): string {
  const { id = `${reference}.${type}`, currency = 'USD' } = changes;
  return JSON.stringify({ id, type, charge: { ref: reference, number: payNumber, amountCents, currency } });
}

export function signSandbox(body: string, seconds = Math.floor(Date.now() / 1000), key: Buffer = SANDBOX_KEY): string {
  return sign(key, body, seconds);
}

/** Calls a webhook as gateways do. */
export async function deliver(
  { url }: Pick<PayMall, 'url'>,
  path: 'stripe' | 'paypal' | 'sandbox',
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; outcome?: string }> {
  const response = await fetch(`${url}/api/hooks/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const { outcome } = (await response.json()) as { outcome?: string };
  return { status: response.status, ...(outcome ? { outcome } : {}) };
}

export function deliverSandbox(mall: PayMall, body: string) {
  return deliver(mall, 'sandbox', body, { 'sandbox-signature': signSandbox(body) });
}
