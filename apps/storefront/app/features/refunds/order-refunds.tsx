import { isEnded, type RefundState } from '@galleria/domain/after-sales/refund-lifecycle';
import { ORDER_REFUND_STATE } from '@galleria/domain/orders/order-status';
import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { ButtonSize } from '../../ui/button-class.ts';
import type { Order } from '../orders/order.ts';
import { applyAddress, type Refund, type Refundable, refundAddress, refundsOfOrder } from './refund.ts';
import { RefundBadge } from './refund-badge.tsx';

export interface OrderRefundsData {
  /** Requests of the page's order. */
  readonly refunds: readonly Refund[];
  /** Refundable lines of the page's order. */
  readonly refundable?: Refundable | undefined;
}

const OrderRefundsContext = createContext<OrderRefundsData>({ refunds: [] });

/** Provides refund data to the page of one order. A list of orders has no provider and uses the orders' own fields. */
export function OrderRefundsProvider({ data, children }: { data: OrderRefundsData; children: ReactNode }) {
  return <OrderRefundsContext value={data}>{children}</OrderRefundsContext>;
}

export function useOrderRefunds(orderNumber: string): readonly Refund[] {
  return use(OrderRefundsContext).refunds.filter((refund) => refund.orderNumber === orderNumber);
}

function isOpen({ returnMoneySts }: Refund): boolean {
  return !isEnded(returnMoneySts as RefundState);
}

type OrderWithRefunds = Pick<Order, 'orderNumber' | 'refundStatus' | 'isRefundable'> & {
  readonly lines: readonly Pick<Order['lines'][number], 'refundSn'>[];
};

const PROGRESS = {
  [ORDER_REFUND_STATE.applied]: { name: 'refunds.progress.applied', tone: 'info' },
  [ORDER_REFUND_STATE.refunded]: { name: 'refunds.progress.refunded', tone: 'success' },
  [ORDER_REFUND_STATE.partlyRefunded]: { name: 'refunds.progress.partlyRefunded', tone: 'success' },
  [ORDER_REFUND_STATE.failed]: { name: 'refunds.state.failed', tone: 'danger' },
} as const;

/** Refund state of an order: of the open request if it is loaded, else of the order. */
export function OrderRefundBadge({ order: { orderNumber, refundStatus } }: { order: OrderWithRefunds }) {
  const text = useText();
  const open = useOrderRefunds(orderNumber).find(isOpen);
  if (open) return <RefundBadge refund={open} />;
  const progress = PROGRESS[refundStatus as keyof typeof PROGRESS];
  return progress ? <Badge tone={progress.tone}>{text(progress.name)}</Badge> : null;
}

/** Links to a new request, and to the existing ones. */
export function OrderRefundLinks({ order, size = 'small' }: { order: OrderWithRefunds; size?: ButtonSize }) {
  const text = useText();
  const { refundable } = use(OrderRefundsContext);
  const refunds = useOrderRefunds(order.orderNumber);
  const known = [...refunds, ...order.lines].flatMap(({ refundSn }) => refundSn ?? []);
  const [only, ...others] = new Set(known);
  const canRequest = refundable ? isRefundable(refundable) : order.isRefundable;
  const ofOrder = <span className="sr-only">{text('orders.action.ofOrder', { number: order.orderNumber })}</span>;
  return (
    <>
      {canRequest && (
        <ButtonLink to={applyAddress(order.orderNumber)} tone="quiet" size={size}>
          {text('refunds.order.ask')} {ofOrder}
        </ButtonLink>
      )}
      {only && (
        <ButtonLink
          to={others.length > 0 ? refundsOfOrder(order.orderNumber) : refundAddress(only)}
          tone="outline"
          size={size}
        >
          {text('refunds.order.view')} {ofOrder}
        </ButtonLink>
      )}
    </>
  );
}

function isRefundable({ applyTypes, lines }: Refundable): boolean {
  return applyTypes.length > 0 && lines.some(({ maxCount, isGift }) => maxCount > 0 && !isGift);
}

/** Under an order line: link to request a refund of this line alone. */
export function LineRefundLink({ orderItemId, prodName }: { orderItemId: number; prodName: string }) {
  const text = useText();
  const { refundable } = use(OrderRefundsContext);
  const line = refundable?.lines.find((one) => one.orderItemId === orderItemId);
  if (!refundable || !line || !isRefundable({ ...refundable, lines: [line] })) return null;
  return (
    <Link
      to={applyAddress(refundable.orderNumber, orderItemId)}
      aria-label={text('refunds.order.askFor', { name: prodName })}
      className="inline-flex min-h-8 max-md:min-h-11 w-fit items-center text-ink-soft text-xs underline underline-offset-4 hover:text-ink"
    >
      {text('refunds.order.ask')}
    </Link>
  );
}
