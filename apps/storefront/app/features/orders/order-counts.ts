import type { OutputOf } from '@galleria/contract/operation';
import type { orderCount } from '@galleria/contract/orders';

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
