import type { Money } from '../../gateways/payments/gateway.ts';
import type { Payment } from './payments-db.ts';

/** Whether money came for this payment and no other: the attempt, what the gateway calls it, and the money itself. */
export function isBoundTo(payment: Payment, money: Money): boolean {
  return money.number === payment.number && isSameReference(payment, money.reference) && money.chargeRef !== '';
}

/** … and whether it is what was asked for. */
export function isAsAsked({ amountCents, currency }: Payment, money: Money): boolean {
  return money.amountCents === amountCents && money.currency === currency;
}

/** News can overtake the answer that tells us the reference. */
export function isSameReference({ gatewayRef }: Payment, reference: string | undefined): boolean {
  return gatewayRef === null || reference === undefined || reference === gatewayRef;
}
