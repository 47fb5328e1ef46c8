import { sign } from '../../../gateways/payments/sandbox/signature.ts';
import { openSecrets } from '../../../infra/secrets.ts';
import { testConfig } from '../../../testing/test-config.ts';
import type { PayMall } from './pay-mall.ts';

export const SANDBOX_KEY = openSecrets(testConfig({ dataDir: '' })).keyFor('sandbox webhooks');

interface Told {
  readonly reference: string;
  readonly payNumber: string;
}

/** An event as the stand-in tells it. */
export function sandboxEvent(
  type: string,
  { reference, payNumber }: Told,
  amountCents: number,
  changes: { id?: string; currency?: string } = {},
): string {
  const { id = `${reference}.${type}`, currency = 'USD' } = changes;
  return JSON.stringify({ id, type, charge: { ref: reference, number: payNumber, amountCents, currency } });
}

export function signSandbox(body: string, seconds = Math.floor(Date.now() / 1000), key: Buffer = SANDBOX_KEY): string {
  return sign(key, body, seconds);
}

/** Delivers bytes to a hook as gateways do, and says what the mall answered. */
export async function deliver(
  { url }: Pick<PayMall, 'url'>,
  hook: 'stripe' | 'paypal' | 'sandbox',
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; outcome?: string }> {
  const response = await fetch(`${url}/api/hooks/${hook}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const { outcome } = (await response.json()) as { outcome?: string };
  return { status: response.status, ...(outcome ? { outcome } : {}) };
}

export function tellSandbox(mall: PayMall, body: string) {
  return deliver(mall, 'sandbox', body, { 'sandbox-signature': signSandbox(body) });
}
