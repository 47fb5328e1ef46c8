export const ORDER_LIST = '/user-center/uc-order';

/** The list with only the orders in this state. */
export function orderListIn(state: string): string {
  return `${ORDER_LIST}?state=${state}`;
}

export function orderAddress(orderNumber: string): string {
  return `/order-detail?orderNumber=${orderNumber}`;
}

/** Where all orders of a purchase are paid together. */
export function paymentAddress(tradeOrderNumbers: string): string {
  return `/payment?orderNumbers=${tradeOrderNumbers}`;
}
