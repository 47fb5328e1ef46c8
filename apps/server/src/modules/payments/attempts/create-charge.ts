import type { PayState } from '@galleria/domain/payments/pay-types';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { type ChargeRequest, GatewayDown, GatewayRejection } from '../../../gateways/payments/gateway.ts';
import type { PaymentsContext } from '../context.ts';
import { markFailed, markOpen, type Payment, readPayment } from '../payments-db.ts';

/** The answer of `payOrder` and `topUp`. */
export interface StartedPayment {
  readonly payNumber: string;
  readonly state: PayState;
  readonly redirectUrl: string;
}

/**
 * Creates the charge of a payment at its gateway. The payment was committed before, so that an interrupted call can be
 * reconciled; a charge to which the buyer was never redirected has no effect.
 */
export async function createCharge(
  { database: { queries }, gateways, log }: PaymentsContext,
  payment: Payment,
  texts: Pick<ChargeRequest, 'description' | 'returnUrl' | 'cancelUrl' | 'locale'>,
): Promise<StartedPayment | Refused<'payment.gatewayDown' | 'payment.methodUnfit'>> {
  const gateway = gateways.byName(payment.gateway);
  if (!gateway) throw new Error(`createCharge: no gateway ${payment.gateway} (payment: ${payment.number})`);
  const { number: payNumber, payType, amountCents, currency } = payment;
  try {
    const charge = { payNumber, payType, amountCents, currency, ...texts };
    const created = await gateway.createCharge(charge);
    const open = (await markOpen(queries, payment.id, created)) ?? (await readPayment(queries, payment.id));
    // A webhook, or the reconciliation after a minute, may have been faster.
    return open ? presentStarted(open) : refuse('payment.gatewayDown');
  } catch (problem) {
    log.warn(
      { event: 'payment.charge_failed', err: problem, payment: payNumber, gateway: gateway.name },
      'charge could not be created',
    );
    if (problem instanceof GatewayDown) return refuse('payment.gatewayDown');
    if (!(problem instanceof GatewayRejection)) throw problem;
    await markFailed(queries, payment.id, problem.message);
    return refuse('payment.methodUnfit');
  }
}

export function presentStarted(payment: Payment): StartedPayment | Refused<'payment.gatewayDown'> {
  const { number: payNumber, state, redirectUrl } = payment;
  switch (state) {
    case 'created':
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
