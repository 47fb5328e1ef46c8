/** Numbers of the API's wire format. */
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

/** The ways of paying, in the order in which the counter shows them, each with the switch that turns it on. */
export const PAY_SWITCHES = {
  stripeSwitch: PAY_TYPE.stripe,
  payPalSwitch: PAY_TYPE.payPal,
  payPalCardSwitch: PAY_TYPE.payPalCard,
  balancePaySwitch: PAY_TYPE.balance,
  pointsPaySwitch: PAY_TYPE.points,
  cashOnDeliverySwitch: PAY_TYPE.cashOnDelivery,
  offlinePaySwitch: PAY_TYPE.transfer,
} as const satisfies Record<string, PayType>;

/** Money that somebody else takes in for us: only their word, signed, counts. */
export function isOutside(payType: PayType): boolean {
  return payType === PAY_TYPE.stripe || payType === PAY_TYPE.payPal || payType === PAY_TYPE.payPalCard;
}

/** Nothing can go wrong with money that moves inside our own books. */
export function isOwnMoney(payType: PayType): boolean {
  return payType === PAY_TYPE.balance || payType === PAY_TYPE.points;
}

/** What the counter charges in. */
export const BASE_CURRENCY = 'USD';

export const TOP_UP_LEAST_CENTS = 1;
export const TOP_UP_MOST_CENTS = 10_000_000;

/** How far the paying of a trade or a top-up has come. Pending: somebody outside has not said yet. Promised: cash on delivery. */
export const PAY_STATES = ['open', 'pending', 'paid', 'promised', 'closed'] as const;
export type PayState = (typeof PAY_STATES)[number];

/**
 * What became of the last try at paying. Refunding: money came that could not be used, and is on its way back, if need be
 * by hand. Refunded: it has gone back. In balance: a transfer, which cannot go back.
 */
export const LAST_TRIES = ['none', 'pending', 'failed', 'succeeded', 'refunding', 'refunded', 'inBalance'] as const;
export type LastTry = (typeof LAST_TRIES)[number];
