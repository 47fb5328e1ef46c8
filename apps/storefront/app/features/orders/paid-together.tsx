import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { useText } from '../../messages/messages.tsx';
import type { Order } from './order.ts';

/** One payment covers the whole trade: paying one of its orders pays all. */
export function PaidTogether({ order: { status, tradeOrderNumbers } }: { order: Order }) {
  const text = useText();
  const others = tradeOrderNumbers.split(',').length - 1;
  if (status !== ORDER_STATUS.toPay || others === 0) return null;
  return <p className="text-ink-soft text-xs">{text('orders.status.paidTogether', { count: others })}</p>;
}
