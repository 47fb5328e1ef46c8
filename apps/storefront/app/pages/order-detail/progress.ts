import { PROGRESS_STEPS, type ProgressStep } from '@galleria/domain/orders/order-lifecycle';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import type { OrderDetail } from '../../features/orders/order.ts';

export interface Station {
  readonly step: ProgressStep | 'closed';
  /** When the station was reached. */
  readonly time: string | null;
  readonly isReached: boolean;
  /** The last station that was reached. */
  readonly isHere: boolean;
}

type ProgressInput = Pick<
  OrderDetail,
  'status' | 'mold' | 'createTime' | 'payTime' | 'dvyTime' | 'finallyTime' | 'completeTime' | 'cancelTime'
>;

/** Number of stations reached, by order state. */
const REACHED: Record<number, number> = {
  [ORDER_STATUS.toPay]: 1,
  [ORDER_STATUS.grouping]: 2,
  [ORDER_STATUS.toShip]: 2,
  [ORDER_STATUS.toReceive]: 3,
  [ORDER_STATUS.toReview]: 4,
  [ORDER_STATUS.done]: 5,
};

/**
 * The stations of an order. Virtual goods have no shipping station; a closed order ends with `closed` after those it
 * reached.
 */
export function stationsOf(order: ProgressInput): Station[] {
  const times = timesOf(order);
  if (order.status === ORDER_STATUS.closed) return closedStations(order, times);
  const reached = REACHED[order.status] ?? 1;
  const stations = PROGRESS_STEPS.map((step, index) => ({ step, time: times[step], isReached: index < reached }));
  const travelled = stations.filter(({ step }) => order.mold === 0 || step !== 'shipped');
  const here = travelled.findLastIndex(({ isReached }) => isReached);
  return travelled.map((station, index) => ({ ...station, isHere: index === here }));
}

function closedStations(order: ProgressInput, times: Record<ProgressStep, string | null>): Station[] {
  const before = PROGRESS_STEPS.filter((step) => times[step] !== null);
  return [
    ...before.map((step) => ({ step, time: times[step], isReached: true, isHere: false })),
    { step: 'closed', time: order.cancelTime, isReached: true, isHere: true },
  ];
}

function timesOf(order: ProgressInput): Record<ProgressStep, string | null> {
  return {
    submitted: order.createTime,
    paid: order.payTime,
    shipped: order.dvyTime,
    received: order.finallyTime,
    completed: order.completeTime,
  };
}
