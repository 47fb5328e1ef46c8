/**
 * States of a payment attempt. `created`: the gateway has not answered yet. `open`: it waits for the buyer. `settled`:
 * the money was used as intended. `late`: the money could not be used. `promised`: cash on delivery, not collected yet.
 */
export const PAYMENT_STATES = ['created', 'open', 'settled', 'failed', 'late', 'promised'] as const;

/** Where the payment is made; `mall`: balance, points and cash on delivery. */
export const PAYMENT_GATEWAYS = ['stripe', 'payPal', 'sandbox', 'transfer', 'mall'] as const;

/** Payments that staff look into, in this order: without a result, with a wrong amount, late and not refunded yet. */
export const PAYMENT_TROUBLES = ['unknown', 'mismatch', 'late'] as const;
export type PaymentTrouble = (typeof PAYMENT_TROUBLES)[number];
