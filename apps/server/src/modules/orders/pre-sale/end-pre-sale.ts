import { SYSTEM } from '@galleria/domain/access/access';
import { isRefused } from '@galleria/domain/refusals';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { handleInBatches } from '../../../infra/jobs/handle-in-batches.ts';
import { findActivity } from '../../activities/index.ts';
import type { OrdersContext } from '../index.ts';
import { ORDER_REFUNDED_BY_PLATFORM } from '../mall-orders/platform-refund.ts';
import { cancelUnsentOrder } from '../trades/cancel-unsent-order.ts';
import { readUnsentOrders } from './deposits-db.ts';

/**
 * Closes and refunds in full every order of a pre-sale that the mall has taken down, if nothing of the order has left.
 * Each order has a transaction of its own. May run twice: closed orders are skipped.
 */
export async function endPreSale(context: OrdersContext, { activityId }: { activityId: number }): Promise<void> {
  const { queries } = context.database;
  const found = await findActivity(queries, activityId);
  if (found?.activity.kind !== 'preSale') return;
  const note = found.activity.takenDownReason ?? '';
  await handleInBatches(context.log, {
    name: 'endPreSale',
    start: { id: 0 },
    next: ({ id }, limit) => readUnsentOrders(queries, activityId, id, limit),
    handle: ({ storeId, number: orderNumber }) =>
      inTransaction(context.database, SYSTEM, async (transaction) => {
        const order = await cancelUnsentOrder(transaction, { storeId, orderNumber, by: 'platform', note });
        if (isRefused(order)) return;
        await transaction.announce(ORDER_REFUNDED_BY_PLATFORM, { orderId: order.id, tradeId: order.tradeId });
        await transaction.workChanged(storeId);
      }),
  });
}
