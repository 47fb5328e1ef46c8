import type { CapturedCharge } from '../../../gateways/payments/gateway.ts';
import type { Payment } from '../payments-db.ts';

/**
 * `payment.failure` when the charge does not match the payment: it has another amount or currency than requested, or
 * belongs to another payment.
 */
export const CHARGE_MISMATCH = 'mismatch';

/** In the currency's smallest unit. */
interface Amount {
  readonly amountCents: number;
  readonly currency: string;
}

/** The requested amount, unless another one was recorded. */
export function receivedAmount({ amountCents, currency, receivedCents, receivedCurrency }: Payment): Amount {
  return receivedCents !== null && receivedCurrency !== null
    ? { amountCents: receivedCents, currency: receivedCurrency }
    : { amountCents, currency };
}

/** Gateways report -1 for an amount that could not be parsed. */
export function isRefundable({ amountCents, currency }: Amount): boolean {
  return Number.isSafeInteger(amountCents) && amountCents > 0 && /^[A-Z]{3}$/.test(currency);
}

/** Whether the charge belongs to this attempt: same number, same reference, and a capture to refund. */
export function belongsToPayment(payment: Payment, charge: CapturedCharge): boolean {
  return charge.payNumber === payment.number && hasSameReference(payment, charge.reference) && charge.chargeRef !== '';
}

export function hasRequestedAmount({ amountCents, currency }: Payment, charge: CapturedCharge): boolean {
  return charge.amountCents === amountCents && charge.currency === currency;
}

/** True while the reference is unknown: a webhook can arrive before the gateway's response. */
export function hasSameReference({ gatewayRef }: Payment, reference: string | undefined): boolean {
  return gatewayRef === null || reference === undefined || reference === gatewayRef;
}
