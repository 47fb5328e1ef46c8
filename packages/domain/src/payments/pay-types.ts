/** The numbers of the API's wire format. */
export const PAY_TYPE = {
  points: 0,
  cashOnDelivery: 7,
  transfer: 8,
  balance: 9,
  payPal: 10,
  payPalCard: 12,
  stripe: 13,
} as const;
export type PayType = (typeof PAY_TYPE)[keyof typeof PAY_TYPE];

/** The pay types in display order, each with the setting that turns it on. */
export const PAY_SWITCHES = {
  stripeSwitch: PAY_TYPE.stripe,
  payPalSwitch: PAY_TYPE.payPal,
  payPalCardSwitch: PAY_TYPE.payPalCard,
  balancePaySwitch: PAY_TYPE.balance,
  pointsPaySwitch: PAY_TYPE.points,
  cashOnDeliverySwitch: PAY_TYPE.cashOnDelivery,
  offlinePaySwitch: PAY_TYPE.transfer,
} as const satisfies Record<string, PayType>;

/** Paid at a payment gateway: only its signed webhook events and its API decide whether the payment succeeded. */
export function isGatewayPayType(payType: number): boolean {
  return payType === PAY_TYPE.stripe || payType === PAY_TYPE.payPal || payType === PAY_TYPE.payPalCard;
}

/** The currency that trades and top-ups are charged in. */
export const BASE_CURRENCY = 'USD';

export const TOP_UP_LEAST_CENTS = 1;
export const TOP_UP_MOST_CENTS = 10_000_000;

/**
 * State of the payment of a trade or a top-up. `pending`: the gateway's result is unknown. `promised`: cash on
 * delivery. `deposited`: the deposit is paid, the balance cannot be paid yet.
 */
export const PAY_STATES = ['open', 'pending', 'paid', 'promised', 'deposited', 'closed'] as const;
export type PayState = (typeof PAY_STATES)[number];

/**
 * Result of the last payment attempt. `refunding`: the received money could not be used and is being refunded, manually
 * if need be. `inBalance`: a late transfer that was credited to the balance.
 */
export const LAST_ATTEMPTS = ['none', 'pending', 'failed', 'succeeded', 'refunding', 'refunded', 'inBalance'] as const;
export type LastAttempt = (typeof LAST_ATTEMPTS)[number];
