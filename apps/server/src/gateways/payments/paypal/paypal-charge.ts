import { CaptureStatus, type Order } from '@paypal/paypal-server-sdk';
import type { Money } from '../gateway.ts';

export function toMain(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Exactly two decimals, or it is no amount of the currency we charge in. */
export function toCents(value: string | undefined): number {
  const [, main, decimals] = /^(\d{1,12})\.(\d{2})$/.exec(value ?? '') ?? [];
  return main && decimals ? Number(main) * 100 + Number(decimals) : -1;
}

/** What was taken for an order, or nothing as long as it is not in. One that went back since was in. */
export function moneyIn(order: Order): Money | undefined {
  const [unit] = order.purchaseUnits ?? [];
  const capture = unit?.payments?.captures?.find(({ status }) => isIn(status));
  if (!capture) return undefined;
  return {
    number: capture.customId ?? unit?.customId,
    reference: order.id,
    amountCents: toCents(capture.amount?.value),
    currency: capture.amount?.currencyCode ?? '',
    chargeRef: capture.id ?? '',
  };
}

function isIn(status: CaptureStatus | undefined): boolean {
  const { Completed, PartiallyRefunded, Refunded } = CaptureStatus;
  return status === Completed || status === PartiallyRefunded || status === Refunded;
}
