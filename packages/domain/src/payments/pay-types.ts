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

/** Paid at a payment gateway: only its signed events and its API decide whether it is paid. */
export function isGatewayPayType(payType: number): boolean {
  return payType === PAY_TYPE.stripe || payType === PAY_TYPE.payPal || payType === PAY_TYPE.payPalCard;
}

/** The currency that trades and top-ups are charged in. */
export const BASE_CURRENCY = 'USD';

export const TOP_UP_LEAST_CENTS = 1;
export const TOP_UP_MOST_CENTS = 10_000_000;

/**
 * The state of paying for a trade or a top-up. `pending`: the gateway's result is not known yet. `promised`: cash on delivery.
 * `deposited`: the deposit is paid, the balance cannot be paid yet.
 */
export const PAY_STATES = ['open', 'pending', 'paid', 'promised', 'deposited', 'closed'] as const;
export type PayState = (typeof PAY_STATES)[number];

/**
 * The result of the last attempt at paying. `refunding`: money was received that could not be used, and is being refunded,
 * if need be by hand. `inBalance`: a late transfer, which became balance.
 */
export const LAST_ATTEMPTS = ['none', 'pending', 'failed', 'succeeded', 'refunding', 'refunded', 'inBalance'] as const;
export type LastAttempt = (typeof LAST_ATTEMPTS)[number];
