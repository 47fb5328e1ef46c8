import type { Money } from '../../gateways/payments/gateway.ts';
import type { Payment } from './payments-db.ts';

/** Whether money is this payment's and no other's: the attempt, what the gateway calls it, the amount, the currency. */
export function isBoundTo(payment: Payment, money: Money): boolean {
  return (
    money.number === payment.number &&
    isSameReference(payment, money.reference) &&
    money.amountCents === payment.amountCents &&
    money.currency === payment.currency &&
    money.chargeRef !== ''
  );
}

/** News can overtake the answer that tells us the reference. */
export function isSameReference({ gatewayRef }: Payment, reference: string | undefined): boolean {
  return gatewayRef === null || reference === undefined || reference === gatewayRef;
}
