import { PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import type { TaskList } from 'graphile-worker';
import type { Config } from '../../config.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Secrets } from '../../infra/secrets.ts';
import type { PaymentGateway } from './gateway.ts';
import { Sandbox } from './sandbox/sandbox.ts';

export interface PaymentGateways {
  /** Who takes in the money for a way of paying; nobody where it is not offered. */
  forType(payType: PayType): PaymentGateway | undefined;
  /** By name, also for payments that began under another configuration. */
  named(name: string): PaymentGateway | undefined;
  readonly all: readonly PaymentGateway[];
  readonly sandbox: Sandbox | undefined;
  readonly tasks: TaskList;
}

interface World {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly publicUrl: () => string;
}

/**
 * Gateways with keys are the real ones. Without keys the stand-in takes their places, except in a real mall in
 * production: there, such a way of paying is not offered. The SDKs are only read where they are used.
 */
export async function openPaymentGateways(config: Config, world: World): Promise<PaymentGateways> {
  const stripe = config.stripe && (await import('./stripe/stripe-gateway.ts')).stripeGateway(config.stripe);
  const payPal = config.payPal && (await import('./paypal/paypal-gateway.ts')).payPalGateway(config.payPal);
  const sandbox = mayStandIn(config) ? openSandbox(world) : undefined;
  const byType: Partial<Record<PayType, PaymentGateway | undefined>> = {
    [PAY_TYPE.stripe]: stripe ?? sandbox?.gateway,
    [PAY_TYPE.payPal]: payPal ?? sandbox?.gateway,
    [PAY_TYPE.payPalCard]: payPal ?? sandbox?.gateway,
  };
  const all = [stripe, payPal, sandbox?.gateway].filter((one) => one !== undefined);
  return {
    all,
    sandbox,
    forType: (payType) => byType[payType],
    named: (name) => all.find((one) => one.name === name),
    tasks: sandbox?.tasks ?? {},
  };
}

function mayStandIn({ mode, demo, stripe, payPal }: Config): boolean {
  return (mode !== 'production' || demo) && !(stripe && payPal);
}

function openSandbox({ database, publicUrl, secrets }: World): Sandbox {
  return new Sandbox({ database, publicUrl, key: secrets.keyFor('sandbox webhooks') });
}
