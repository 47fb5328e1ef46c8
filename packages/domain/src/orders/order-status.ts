/** Numbers of the API's wire format. */
export const ORDER_STATUS = {
  toPay: 1,
  toShip: 2,
  toReceive: 3,
  toReview: 4,
  done: 5,
  closed: 6,
  grouping: 7,
} as const;
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

/** How much of an order was refunded; null when no refund was ever requested. */
export const ORDER_REFUND_STATE = { applied: 1, refunded: 2, partlyRefunded: 3, failed: 4 } as const;

export const ORDER_TYPE = { general: 0, group: 1, flashSale: 2, points: 3, preSale: 4, combo: 5 } as const;
export type OrderType = (typeof ORDER_TYPE)[keyof typeof ORDER_TYPE];

/**
 * Why an order is closed. `group`: its group was not full in time. `balance`: the balance of a pre-sale was not paid in
 * time.
 */
export const CLOSE_REASONS = ['buyer', 'seller', 'expired', 'platform', 'refund', 'group', 'balance'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/**
 * States of a trade: one submission of the checkout, paid together. `payOnDelivery` has the API's value 'promised'.
 * `deposited`: the deposit is paid, the balance is not.
 */
export const TRADE_STATE = {
  unpaid: 'unpaid',
  deposited: 'deposited',
  paid: 'paid',
  payOnDelivery: 'promised',
  closed: 'closed',
} as const;
export type TradeState = (typeof TRADE_STATE)[keyof typeof TRADE_STATE];
