import type { PayState } from '@galleria/domain/payments/pay-types';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Charge } from '../../gateways/payments/gateway.ts';
import { GatewayDown, GatewayRefusal } from '../../gateways/payments/gateway.ts';
import type { PaymentsContext } from './context.ts';
import { markFailed, markOpen, type Payment, readPayment } from './payments-db.ts';

export interface Begun {
  readonly payNumber: string;
  readonly state: PayState;
  readonly redirectUrl: string;
}

/**
 * Opens a payment at its gateway. It is kept and committed before: should anything be cut off in the middle, there is
 * something to look up, and what nobody was sent to costs nobody anything.
 */
export async function askGateway(
  { database: { queries }, gateways, log }: PaymentsContext,
  payment: Payment,
  { description, returnUrl, locale }: Pick<Charge, 'description' | 'returnUrl' | 'locale'>,
): Promise<Begun | Refused<'payment.gatewayDown' | 'payment.methodUnfit'>> {
  const gateway = gateways.named(payment.gateway);
  if (!gateway) throw new Error(`a payment began at ${payment.gateway}, which is not there`);
  const { number, payType, amountCents, currency } = payment;
  try {
    const begun = await gateway.begin({ number, payType, amountCents, currency, description, returnUrl, locale });
    const open = (await markOpen(queries, payment.id, begun)) ?? (await readPayment(queries, payment.id));
    // A webhook, or whoever gave it up after a minute, was quicker than this answer.
    return open ? begunAs(open) : refuse('payment.gatewayDown');
  } catch (problem) {
    const words = problem instanceof Error ? problem.message : String(problem);
    log.warn({ err: problem, payment: number, gateway: gateway.name }, 'a payment could not begin');
    if (problem instanceof GatewayDown) return refuse('payment.gatewayDown');
    if (!(problem instanceof GatewayRefusal)) throw problem;
    await markFailed(queries, payment.id, words);
    return refuse('payment.methodUnfit');
  }
}

export function begunAs({ number: payNumber, state, redirectUrl }: Payment): Begun | Refused<'payment.gatewayDown'> {
  switch (state) {
    case 'begun':
    case 'failed':
      return refuse('payment.gatewayDown');
    case 'open':
      return { payNumber, state: 'pending', redirectUrl };
    case 'settled':
      return { payNumber, state: 'paid', redirectUrl: '' };
    case 'promised':
      return { payNumber, state: 'promised', redirectUrl: '' };
    case 'late':
      return { payNumber, state: 'closed', redirectUrl: '' };
  }
}
