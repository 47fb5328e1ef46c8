import { ORDER_STATUS, type OrderStatus } from './order-status.ts';

/** What happens to an order. */
export type OrderEvent = 'paid' | 'issued' | 'canceled' | 'expired' | 'refunded' | 'shipped' | 'received' | 'reviewed';

const { toPay, toShip, toReceive, toReview, done, closed, grouping } = ORDER_STATUS;

/**
 * Every step an order can take; what is not here cannot happen. `issued` is a payment for goods that need no sending:
 * their codes are in the buyer's hands at once.
 */
const STEPS: Record<OrderEvent, Partial<Record<OrderStatus, OrderStatus>>> = {
  paid: { [toPay]: toShip, [grouping]: toShip },
  issued: { [toPay]: toReceive },
  canceled: { [toPay]: closed },
  expired: { [toPay]: closed },
  refunded: { [toShip]: closed, [grouping]: closed },
  shipped: { [toShip]: toReceive },
  received: { [toReceive]: toReview },
  reviewed: { [toReview]: done },
};

/** Where the event leads, or nothing where it cannot happen. */
export function stepFrom(status: OrderStatus, event: OrderEvent): OrderStatus | undefined {
  return STEPS[event][status];
}

/** The states in which an event can happen: the condition of the statement that carries it out. */
export function statesBefore(event: OrderEvent): OrderStatus[] {
  return Object.keys(STEPS[event]).map((status) => Number(status) as OrderStatus);
}

/** What a buyer can do with an order. */
export const ORDER_ACTIONS = ['pay', 'cancel', 'remind', 'receive', 'buyAgain', 'delete'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

const ACTIONS: Record<OrderStatus, readonly OrderAction[]> = {
  [toPay]: ['pay', 'cancel'],
  [grouping]: [],
  [toShip]: ['remind', 'buyAgain'],
  [toReceive]: ['receive', 'buyAgain'],
  [toReview]: ['buyAgain', 'delete'],
  [done]: ['buyAgain', 'delete'],
  [closed]: ['buyAgain', 'delete'],
};

/** Buttons and use cases both ask here. */
export function actionsIn(status: OrderStatus): readonly OrderAction[] {
  return ACTIONS[status];
}

export function mayDo(status: OrderStatus, action: OrderAction): boolean {
  return ACTIONS[status].includes(action);
}

/** The five stations of an order, for the steps on its page; a closed one stops where it was. */
export const PROGRESS_STEPS = ['submitted', 'paid', 'shipped', 'received', 'completed'] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];
