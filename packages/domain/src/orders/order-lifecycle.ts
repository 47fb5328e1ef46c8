import { ORDER_STATUS, ORDER_TYPE, type OrderStatus, type OrderType } from './order-status.ts';

/** Events of an order. */
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
 * Every allowed transition of an order. `issued`: payment for virtual products, whose codes the buyer gets at once.
 * `revoked`: their refund while no code was used. `joined`: payment for a place in a group; `paid` or `issued` follows
 * when the group is full.
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

/** Undefined when the event is not possible in this status. */
export function nextStatus(status: OrderStatus, event: OrderEvent): OrderStatus | undefined {
  return TRANSITIONS[event][status];
}

/** The statuses in which an event is possible, for the condition of the SQL statement that performs it. */
export function statusesBefore(event: OrderEvent): OrderStatus[] {
  return Object.keys(TRANSITIONS[event]).map((status) => Number(status) as OrderStatus);
}

/** A buyer's actions on an order. */
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

/** The possible actions of the buyer, used by buttons and use cases alike. */
export function actionsIn(status: OrderStatus): readonly OrderAction[] {
  return ACTIONS[status];
}

export function isOrderActionAllowed(status: OrderStatus, action: OrderAction): boolean {
  return ACTIONS[status].includes(action);
}

/** A store's actions on an order. */
export const STORE_ACTIONS = ['changePrice', 'cancel', 'ship'] as const;
export type StoreAction = (typeof STORE_ACTIONS)[number];

interface SoldOrder {
  readonly status: OrderStatus;
  readonly isVirtual: boolean;
  /** Something was handed over: a parcel was sent, or a voucher code used. */
  readonly hasLeft: boolean;
}

/**
 * The possible actions of the store, used by buttons and use cases alike. Once something was handed over, the order can
 * only be returned, not cancelled.
 */
export function storeActionsIn({ status, isVirtual, hasLeft }: SoldOrder): StoreAction[] {
  const isSent = status === toShip && !isVirtual;
  const isCancelable = status === toPay || status === toShip || (status === toReceive && isVirtual);
  return [
    ...(status === toPay ? (['changePrice'] as const) : []),
    ...(isSent ? (['ship'] as const) : []),
    ...(isCancelable && !hasLeft ? (['cancel'] as const) : []),
  ];
}

/** Stores may cancel unsent orders; the platform may also cancel those of a group that is still filling. */
export function mayCancelUnsent(order: SoldOrder, by: 'seller' | 'platform'): boolean {
  return storeActionsIn(order).includes('cancel') || (by === 'platform' && order.status === grouping && !order.hasLeft);
}

/**
 * Whether the buyer can cancel after payment, while the store allows it. Group buys, flash sales and pre-sales have
 * rules of their own, and voucher codes are already in the buyer's hands: these need a refund request.
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

/** Progress steps on an order's page; a closed order stays at the step it had reached. */
export const PROGRESS_STEPS = ['submitted', 'paid', 'shipped', 'received', 'completed'] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];
