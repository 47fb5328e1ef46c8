/**
 * A trade is one submission of the checkout, paid together. `payOnDelivery` is stored and sent as 'promised': the API
 * calls a payment that is due at the door so.
 */
export const TRADE_STATE = { unpaid: 'unpaid', paid: 'paid', payOnDelivery: 'promised', closed: 'closed' } as const;
export type TradeState = (typeof TRADE_STATE)[keyof typeof TRADE_STATE];
