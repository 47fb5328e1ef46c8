import type { OutputOf } from '@galleria/contract/operation';
import type { parcelInfo, parcelList } from '@galleria/contract/orders/fulfilment';
import type { orderCount, orderDetail, orderPage } from '@galleria/contract/orders/orders';

/** As the list shows it. */
export type Order = OutputOf<typeof orderPage>['records'][number];
export type OrderLine = Order['lines'][number];

/** With everything about it. */
export type OrderDetail = OutputOf<typeof orderDetail>;

/** What left the store together. */
export type Parcel = OutputOf<typeof parcelList>[number];

/** On its own page: with which order it belongs to. */
export type ParcelDetail = OutputOf<typeof parcelInfo>;

export const ORDER_LIST = '/user-center/uc-order';

/** The list with only the orders in this state. */
export function orderListIn(state: string): string {
  return `${ORDER_LIST}?state=${state}`;
}

export function orderAddress(orderNumber: string): string {
  return `/order-detail?orderNumber=${orderNumber}`;
}

/** What is printed of a paid order. */
export function receiptAddress(orderNumber: string): string {
  return `/order-detail/receipt?orderNumber=${orderNumber}`;
}

export function parcelAddress(parcelId: number): string {
  return `/delivery-detail?parcelId=${parcelId}`;
}

/** Where all orders of a purchase are paid together. */
export function paymentAddress(tradeOrderNumbers: string): string {
  return `/payment?orderNumbers=${tradeOrderNumbers}`;
}

/** How many orders wait for what. */
export interface OrderCounts {
  readonly toPay: number;
  readonly toShip: number;
  readonly toReceive: number;
  readonly toReview: number;
}

/** The states that the counters are about, in the order of an order's life. */
export const COUNTED_STATES = ['toPay', 'toShip', 'toReceive', 'toReview'] as const satisfies (keyof OrderCounts)[];

/** For loaders: the API has older names for them. */
export function orderCounts({ unPay, payed, consignment, confirm }: OutputOf<typeof orderCount>): OrderCounts {
  return { toPay: unPay, toShip: payed, toReceive: consignment, toReview: confirm };
}
