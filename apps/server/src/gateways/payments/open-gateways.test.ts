import { describe, expect, it } from 'vitest';
import type { Config } from '../../config.ts';
import type { Database } from '../../infra/database/database.ts';
import { openSecrets } from '../../infra/secrets/secrets.ts';
import { testConfig } from '../../testing/test-config.ts';
import { openPaymentGateways } from './open-gateways.ts';

const stripe = { secretKey: 'sk_test', webhookSecret: 'whsec_test', apiUrl: 'https://api.stripe.com' };
const google = { clientId: 'a', clientSecret: 'b' };
const payPal = { clientId: 'a', clientSecret: 'b', webhookId: 'c', apiUrl: 'https://api-m.paypal.com' };

async function gatewaysWith(changes: Partial<Config>) {
  const config = testConfig({ dataDir: '', ...changes });
  const needs = { database: {} as Database, secrets: openSecrets(config), publicUrl: () => 'https://mall.test' };
  const gateways = await openPaymentGateways(config, needs);
  const names = ([13, 10, 12] as const).map((payType) => gateways.forPayType(payType)?.name);
  return { names, hooks: gateways.all.map(({ name }) => name) };
}

describe('openPaymentGateways opens the gateways of the pay types Stripe, PayPal and PayPal card', () => {
  it.each([
    [{}, ['sandbox', 'sandbox', 'sandbox'], ['sandbox']],
    [{ stripe }, ['stripe', undefined, undefined], ['stripe']],
    [{ payPal }, [undefined, 'payPal', 'payPal'], ['payPal']],
    [{ google }, [undefined, undefined, undefined], []],
    [{ stripe, payPal }, ['stripe', 'payPal', 'payPal'], ['stripe', 'payPal']],
    [{ mode: 'production', demo: true, stripe }, ['stripe', undefined, undefined], ['stripe']],
    [{ mode: 'production', demo: true }, ['sandbox', 'sandbox', 'sandbox'], ['sandbox']],
    [{ mode: 'production', demo: false }, [undefined, undefined, undefined], []],
    [{ mode: 'production', demo: false, payPal }, [undefined, 'payPal', 'payPal'], ['payPal']],
  ] as const)('with the configuration %j', async (changes, names, hooks) => {
    expect(await gatewaysWith(changes)).toEqual({ names, hooks });
  });
});
