import { useText } from '@galleria/console-kit/console-context';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { type Order, statusOf } from './order-state.tsx';

const CLOSED = {
  buyer: 'closedByBuyer',
  seller: 'closedByStore',
  expired: 'closedExpired',
  platform: 'closedByPlatform',
  refund: 'closedByRefund',
  group: 'closedByGroup',
  balance: 'closedByBalance',
} as const;

/** Explains the state of an order to the store: whether it can be shipped, or why not. */
export function useNextStepText(): (order: Order) => string {
  const text = useText<'merchant'>();
  return (order) => {
    const status = statusOf(order);
    if (status === 'closed') return text(`merchant.order.next.${CLOSED[order.closeReason ?? 'platform']}`);
    if (order.preSale?.step === 'waiting' || order.preSale?.step === 'balance')
      return text('consolePreSale.depositOnly');
    if (status !== 'toShip') return text(`merchant.order.next.${status}`);
    if (order.dvyType === DELIVERY_TYPE.pickup) return text('merchant.order.next.toPickUp');
    return text(order.isPartlyShipped ? 'merchant.order.next.partlyShipped' : 'merchant.order.next.toShip');
  };
}
