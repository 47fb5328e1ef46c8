import { PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import type { Config } from '../../config.ts';
import { mayUseFakeProviders } from '../../demo/demo-conflict.ts';
import { Sandbox } from '../../demo/fake-payment-provider/sandbox.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Secrets } from '../../infra/secrets/secrets.ts';
import type { PaymentGateway } from './gateway.ts';

export interface PaymentGateways {
  /** Undefined where the pay type is not offered. */
  forPayType(payType: PayType): PaymentGateway | undefined;
  /** Also finds the gateway of payments that were started under another configuration. */
  byName(name: string): PaymentGateway | undefined;
  readonly all: readonly PaymentGateway[];
  readonly sandbox: Sandbox | undefined;
}

interface Needs {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly publicUrl: () => string;
}

/**
 * Gateways with keys are the real ones. The fake provider replaces them only where no real provider has keys, in the
 * demo or in development; otherwise a pay type without keys is not offered. SDKs are only loaded where they are used.
 */
export async function openPaymentGateways(config: Config, needs: Needs): Promise<PaymentGateways> {
  const stripe = config.stripe && (await import('./stripe/stripe-gateway.ts')).stripeGateway(config.stripe);
  const payPal = config.payPal && (await import('./paypal/paypal-gateway.ts')).payPalGateway(config.payPal);
  const sandbox = mayUseFakeProviders(config) ? openSandbox(needs) : undefined;
  const byType: Partial<Record<PayType, PaymentGateway | undefined>> = {
    [PAY_TYPE.stripe]: stripe ?? sandbox?.gateway,
    [PAY_TYPE.payPal]: payPal ?? sandbox?.gateway,
    [PAY_TYPE.payPalCard]: payPal ?? sandbox?.gateway,
  };
  const all = [stripe, payPal, sandbox?.gateway].filter((one) => one !== undefined);
  return {
    all,
    sandbox,
    forPayType: (payType) => byType[payType],
    byName: (name) => all.find((one) => one.name === name),
  };
}

function openSandbox({ database, publicUrl, secrets }: Needs): Sandbox {
  return new Sandbox({ database, publicUrl, key: secrets.keyFor('sandbox webhooks') });
}
