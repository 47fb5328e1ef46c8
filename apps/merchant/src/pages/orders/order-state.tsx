import { useText } from '@galleria/console-kit/console-context';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { MissingPlaces } from '@galleria/console-kit/orders/missing-places';
import { PreSaleTags } from '@galleria/console-kit/orders/pre-sale-panel';
import type { OutputOf } from '@galleria/contract/operation';
import type { storeOrderInfo, storeOrderPage } from '@galleria/contract/orders/store-orders';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { ORDER_STATUS, ORDER_TYPE } from '@galleria/domain/orders/order-status';
import { Flex, Tag } from 'antd';

export type Order = RowOf<typeof storeOrderPage>;
export type OrderInfo = OutputOf<typeof storeOrderInfo>;

/** States by which the list is filtered, in the order of an order's life. */
export const LIST_STATES = {
  toPay: { status: ORDER_STATUS.toPay },
  grouping: { status: ORDER_STATUS.grouping },
  toShip: { status: ORDER_STATUS.toShip },
  partlyShipped: { status: ORDER_STATUS.toShip, isPartlyShipped: true },
  reminded: { status: ORDER_STATUS.toShip, isReminded: true },
  cancelAsked: { status: ORDER_STATUS.toShip, isCancelAsked: true },
  toReceive: { status: ORDER_STATUS.toReceive },
  problem: { hasProblem: true },
  overdue: { isOverdue: true },
  toReview: { status: ORDER_STATUS.toReview },
  done: { status: ORDER_STATUS.done },
  closed: { status: ORDER_STATUS.closed },
} as const;
export type ListState = keyof typeof LIST_STATES;

export function isListState(text: string | undefined): text is ListState {
  return text !== undefined && Object.hasOwn(LIST_STATES, text);
}

export function isVirtual({ mold }: Pick<Order, 'mold'>): boolean {
  return mold === 1;
}

/** Orders for pickup are handed over by code, and virtual goods are redeemed, so neither is shipped. */
export function isShippable(order: Pick<Order, 'status' | 'mold' | 'dvyType'>): boolean {
  return order.status === ORDER_STATUS.toShip && !isVirtual(order) && order.dvyType !== DELIVERY_TYPE.pickup;
}

/** Only until a parcel has left, which answers the request as well. */
function isCancelAsked({ status, isPartlyShipped, cancelAskTime }: Order): boolean {
  return status === ORDER_STATUS.toShip && !isPartlyShipped && cancelAskTime !== null;
}

type StatusName = keyof typeof ORDER_STATUS | 'toUse';

export function statusOf(order: Pick<Order, 'status' | 'mold'>): StatusName {
  if (order.status === ORDER_STATUS.toReceive && isVirtual(order)) return 'toUse';
  const names = Object.keys(ORDER_STATUS) as (keyof typeof ORDER_STATUS)[];
  return names.find((name) => ORDER_STATUS[name] === order.status) ?? 'done';
}

const COLOURS: Partial<Record<StatusName, string>> = { toShip: 'processing', toReceive: 'success', toUse: 'success' };

export function OrderState({ order }: { order: Order }) {
  const text = useText<'merchant'>();
  const status = statusOf(order);
  const isWaiting = status === 'toShip';
  return (
    <Flex wrap gap={4}>
      <Tag color={COLOURS[status]}>{text(`merchant.order.state.${status}`)}</Tag>
      {isWaiting && order.isPartlyShipped && <Tag color="warning">{text('merchant.order.state.partlyShipped')}</Tag>}
      {order.hasProblem && <Tag color="error">{text('merchant.order.state.problem')}</Tag>}
      <MissingPlaces count={order.missingPlaces} />
      <PreSaleTags preSale={order.preSale} />
      {isWaiting && order.remindTime && <Tag color="error">{text('merchant.order.state.reminded')}</Tag>}
      {isCancelAsked(order) && <Tag color="error">{text('merchant.order.state.cancelAsked')}</Tag>}
    </Flex>
  );
}

/** Names of the ways of delivery, by their numbers in the API. */
export function useDeliveryNames(): readonly { readonly value: string; readonly label: string }[] {
  const text = useText<'merchant'>();
  const names = Object.keys(DELIVERY_TYPE) as (keyof typeof DELIVERY_TYPE)[];
  return names.map((name) => ({ value: String(DELIVERY_TYPE[name]), label: text(`merchant.order.delivery.${name}`) }));
}

/** Names of the kinds of sale, by their numbers in the API. */
export function useTypeNames(): readonly { readonly value: string; readonly label: string }[] {
  const text = useText<'merchant'>();
  const names = Object.keys(ORDER_TYPE) as (keyof typeof ORDER_TYPE)[];
  return names.map((name) => ({ value: String(ORDER_TYPE[name]), label: text(`merchant.order.type.${name}`) }));
}
