/**
 * An attempt at paying. `created`: the gateway's answer is not known yet. `open`: it waits for the buyer. `settled`: the
 * money paid for its purpose. `late`: the money could not be used. `promised`: cash on delivery that is not collected yet.
 */
export const PAYMENT_STATES = ['created', 'open', 'settled', 'failed', 'late', 'promised'] as const;

/** Where it is paid; `mall`: balance, points and cash on delivery. */
export const PAYMENT_GATEWAYS = ['stripe', 'payPal', 'sandbox', 'transfer', 'mall'] as const;

/** What staff look into, in this order: no result yet, another amount arrived, the refund of a late one is not done. */
export const PAYMENT_TROUBLES = ['unknown', 'mismatch', 'late'] as const;
export type PaymentTrouble = (typeof PAYMENT_TROUBLES)[number];
