import { useText } from '@galleria/console-kit/console-context';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { MissingPlaces } from '@galleria/console-kit/orders/missing-places';
import { PreSaleTags } from '@galleria/console-kit/orders/pre-sale-panel';
import type { OutputOf } from '@galleria/contract/operation';
import type { mallOrderInfo, mallOrderPage } from '@galleria/contract/orders/staff-orders';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { Flex, Tag } from 'antd';

export type Order = RowOf<typeof mallOrderPage>;
export type OrderInfo = OutputOf<typeof mallOrderInfo>;

/** States by which the list can be filtered, in the order of an order's life cycle. */
export const LIST_STATES = {
  toPay: { status: ORDER_STATUS.toPay },
  grouping: { status: ORDER_STATUS.grouping },
  toShip: { status: ORDER_STATUS.toShip },
  toReceive: { status: ORDER_STATUS.toReceive },
  toReview: { status: ORDER_STATUS.toReview },
  done: { status: ORDER_STATUS.done },
  closed: { status: ORDER_STATUS.closed },
  platformRefund: { isPlatformRefund: true },
} as const;
export type ListState = keyof typeof LIST_STATES;
export const STATE_NAMES = Object.keys(LIST_STATES) as ListState[];

const COLOURS: Partial<Record<ListState, string>> = {
  toPay: 'warning',
  toShip: 'processing',
  toReceive: 'success',
  platformRefund: 'error',
};

function stateOf({ status, closeReason }: Pick<Order, 'status' | 'closeReason'>): ListState {
  if (closeReason === 'platform') return 'platformRefund';
  const names = Object.keys(ORDER_STATUS) as (keyof typeof ORDER_STATUS)[];
  return names.find((name) => ORDER_STATUS[name] === status) ?? 'done';
}

export function OrderState({
  order,
}: {
  order: Pick<Order, 'status' | 'closeReason'> & Partial<Pick<Order, 'preSale' | 'missingPlaces'>>;
}) {
  const text = useText<'platform'>();
  const state = stateOf(order);
  return (
    <Flex wrap gap={4}>
      <Tag color={COLOURS[state]}>{text(`platformOrders.state.${state}`)}</Tag>
      <MissingPlaces count={order.missingPlaces} />
      <PreSaleTags preSale={order.preSale ?? null} />
    </Flex>
  );
}
