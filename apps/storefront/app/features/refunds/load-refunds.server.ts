import { refundApplyInfo, refundPage } from '@galleria/contract/after-sales/refunds';
import type { PageVisit } from '@galleria/contract/call';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import type { OrderDetail } from '../orders/order.ts';
import type { OrderRefundsData } from './order-refunds.tsx';
import { withTurn } from './refund.ts';

/** No order has more requests than this. */
const MAX_COUNT = 50;

/** Number of requests under way; undefined when the call failed. */
export async function countRefunds({ call }: PageVisit): Promise<number | undefined> {
  const answer = await call(refundPage, { view: 'proceeding', size: 1 });
  return answer.ok ? answer.data.total : undefined;
}

/** Requests of one order, and which of its lines are still refundable. */
export async function loadOrderRefunds({ call }: PageVisit, order: OrderDetail): Promise<OrderRefundsData> {
  const { orderNumber, payTime, status } = order;
  if (payTime === null || status === ORDER_STATUS.toPay) return { refunds: [] };
  const [refunds, refundable] = await Promise.all([
    call(refundPage, { keyword: orderNumber, size: MAX_COUNT }),
    call(refundApplyInfo, { orderNumber }),
  ]);
  return {
    refunds: refunds.ok ? refunds.data.records.map(withTurn) : [],
    refundable: refundable.ok ? refundable.data : undefined,
  };
}
