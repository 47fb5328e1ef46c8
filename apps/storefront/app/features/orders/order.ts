import type { OutputOf } from '@galleria/contract/operation';
import type { parcelInfo, parcelList } from '@galleria/contract/orders/fulfilment';
import type { orderCount, orderDetail, orderPage } from '@galleria/contract/orders/orders';

/** An order in the list. */
export type Order = OutputOf<typeof orderPage>['records'][number];
export type OrderLine = Order['lines'][number];

/** An order on its own page. */
export type OrderDetail = OutputOf<typeof orderDetail>;

export type Parcel = OutputOf<typeof parcelList>[number];

/** A parcel on its own page, with its order. */
export type ParcelDetail = OutputOf<typeof parcelInfo>;

export const ORDER_LIST = '/user-center/uc-order';

/** The list filtered by state. */
export function orderListIn(state: string): string {
  return `${ORDER_LIST}?state=${state}`;
}

export function orderAddress(orderNumber: string): string {
  return `/order-detail?orderNumber=${orderNumber}`;
}

/** The receipt of a paid order, to be printed. */
export function receiptAddress(orderNumber: string): string {
  return `/order-detail/receipt?orderNumber=${orderNumber}`;
}

export function parcelAddress(parcelId: number): string {
  return `/delivery-detail?parcelId=${parcelId}`;
}

/** The page to pay all orders of a trade together. */
export function paymentAddress(tradeOrderNumbers: string): string {
  return `/payment?orderNumbers=${tradeOrderNumbers}`;
}

/** Number of orders per state. */
export interface OrderCounts {
  readonly toPay: number;
  readonly toShip: number;
  readonly toReceive: number;
  readonly toReview: number;
}

/** The states with a count, in the order of the lifecycle. */
export const COUNTED_STATES = ['toPay', 'toShip', 'toReceive', 'toReview'] as const satisfies (keyof OrderCounts)[];

/** For loaders: maps the wire names of the counts. */
export function orderCounts({ unPay, payed, consignment, confirm }: OutputOf<typeof orderCount>): OrderCounts {
  return { toPay: unPay, toShip: payed, toReceive: consignment, toReview: confirm };
}
