import { CaptureStatus, type Order } from '@paypal/paypal-server-sdk';
import type { CapturedCharge } from '../gateway.ts';

export function formatAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** -1 unless the value has exactly two decimals: it is no amount of the currency we charge in. */
export function parseAmountCents(value: string | undefined): number {
  const [, main, decimals] = /^(\d{1,12})\.(\d{2})$/.exec(value ?? '') ?? [];
  return main && decimals ? Number(main) * 100 + Number(decimals) : -1;
}

/** The order's capture, if there is one. A capture that was refunded since still counts. */
export function findCapture(order: Order): CapturedCharge | undefined {
  const [unit] = order.purchaseUnits ?? [];
  const capture = unit?.payments?.captures?.find(({ status }) => isCaptured(status));
  if (!capture) return undefined;
  return {
    payNumber: capture.customId ?? unit?.customId,
    reference: order.id,
    amountCents: parseAmountCents(capture.amount?.value),
    currency: capture.amount?.currencyCode ?? '',
    chargeRef: capture.id ?? '',
  };
}

function isCaptured(status: CaptureStatus | undefined): boolean {
  const { Completed, PartiallyRefunded, Refunded } = CaptureStatus;
  return status === Completed || status === PartiallyRefunded || status === Refunded;
}
