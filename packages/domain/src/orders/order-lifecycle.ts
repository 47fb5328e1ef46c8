import { ORDER_STATUS, ORDER_TYPE, type OrderStatus, type OrderType } from './order-status.ts';

/** What happens to an order. */
export type OrderEvent =
  | 'paid'
  | 'issued'
  | 'joined'
  | 'canceled'
  | 'expired'
  | 'refunded'
  | 'revoked'
  | 'shipped'
  | 'received'
  | 'reviewed';

const { toPay, toShip, toReceive, toReview, done, closed, grouping } = ORDER_STATUS;

/**
 * Every transition of an order; what is not here cannot happen. `issued` is a payment for virtual products, whose codes
 * the buyer gets at once; `revoked` refunds them while no code was used. `joined` is a payment for a place in a group: both
 * of the former follow when it is full.
 */
const TRANSITIONS: Record<OrderEvent, Partial<Record<OrderStatus, OrderStatus>>> = {
  paid: { [toPay]: toShip, [grouping]: toShip },
  issued: { [toPay]: toReceive, [grouping]: toReceive },
  joined: { [toPay]: grouping },
  canceled: { [toPay]: closed },
  expired: { [toPay]: closed },
  refunded: { [toShip]: closed, [grouping]: closed },
  revoked: { [toReceive]: closed },
  shipped: { [toShip]: toReceive },
  received: { [toReceive]: toReview },
  reviewed: { [toReview]: done },
};

/** Undefined when the event cannot happen in this status. */
export function nextStatus(status: OrderStatus, event: OrderEvent): OrderStatus | undefined {
  return TRANSITIONS[event][status];
}

/** The statuses in which an event can happen: the condition of the statement that carries it out. */
export function statusesBefore(event: OrderEvent): OrderStatus[] {
  return Object.keys(TRANSITIONS[event]).map((status) => Number(status) as OrderStatus);
}

/** What a buyer can do with an order. */
export const ORDER_ACTIONS = [
  'pay',
  'cancel',
  'askToCancel',
  'remind',
  'receive',
  'review',
  'addToReview',
  'leaveGroup',
  'buyAgain',
  'delete',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

const ACTIONS: Record<OrderStatus, readonly OrderAction[]> = {
  [toPay]: ['pay', 'cancel'],
  [grouping]: ['leaveGroup'],
  [toShip]: ['cancel', 'askToCancel', 'remind', 'buyAgain'],
  [toReceive]: ['receive', 'buyAgain'],
  [toReview]: ['review', 'buyAgain', 'delete'],
  [done]: ['addToReview', 'buyAgain', 'delete'],
  [closed]: ['buyAgain', 'delete'],
};

/** Read by buttons and use cases alike. */
export function actionsIn(status: OrderStatus): readonly OrderAction[] {
  return ACTIONS[status];
}

export function mayDo(status: OrderStatus, action: OrderAction): boolean {
  return ACTIONS[status].includes(action);
}

/** What a store can do with an order. */
export const STORE_ACTIONS = ['changePrice', 'cancel', 'ship'] as const;
export type StoreAction = (typeof STORE_ACTIONS)[number];

interface SoldOrder {
  readonly status: OrderStatus;
  readonly isVirtual: boolean;
  /** Something has left: a parcel, or a voucher code that was used. */
  readonly hasLeft: boolean;
}

/** Read by buttons and use cases alike. Once something has left, the order is no longer cancelled but returned. */
export function storeActionsIn({ status, isVirtual, hasLeft }: SoldOrder): StoreAction[] {
  const isSent = status === toShip && !isVirtual;
  const isCancelable = status === toPay || status === toShip || (status === toReceive && isVirtual);
  return [
    ...(status === toPay ? (['changePrice'] as const) : []),
    ...(isSent ? (['ship'] as const) : []),
    ...(isCancelable && !hasLeft ? (['cancel'] as const) : []),
  ];
}

/** A store gives up what it has not sent; the mall may also end a group that is still filling. */
export function mayBeWithdrawn(order: SoldOrder, by: 'seller' | 'platform'): boolean {
  return storeActionsIn(order).includes('cancel') || (by === 'platform' && order.status === grouping && !order.hasLeft);
}

/**
 * What a buyer can cancel after the payment, while the store allows it. A place in a group, a piece of a flash sale and a
 * pre-sale have rules of their own, and codes are in the buyer's hands: for these there are refund requests.
 */
export function mayBuyerCancel({
  status,
  isVirtual,
  hasLeft,
  type,
}: SoldOrder & { readonly type: OrderType }): boolean {
  const isOrdinary = type === ORDER_TYPE.general || type === ORDER_TYPE.combo;
  return status === toShip && isOrdinary && !isVirtual && !hasLeft;
}

/** The progress steps on the page of an order; a closed one stops where it was. */
export const PROGRESS_STEPS = ['submitted', 'paid', 'shipped', 'received', 'completed'] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];
