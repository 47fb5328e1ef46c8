import { SYSTEM } from '@galleria/domain/access/access';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { handleInBatches } from '../../../infra/jobs/handle-in-batches.ts';
import type { OrdersContext } from '../index.ts';
import { markReceived } from '../trades/mark-received.ts';
import { readOverdueReceipts } from './overdue-db.ts';

/**
 * Receives orders whose buyers never confirmed the receipt; otherwise their stores would never be paid. If the buyer
 * confirms at the same time, only one of the two changes the order.
 */
export async function receiveOverdueOrders({ database, log, rules }: OrdersContext): Promise<void> {
  const current = await rules();
  await handleInBatches(log, {
    name: 'receiveOverdueOrders',
    start: { id: 0 },
    next: ({ id }, limit) => readOverdueReceipts(database.queries, current, id, limit),
    handle: async (order) => {
      await inTransaction(database, SYSTEM, (transaction) => markReceived(transaction, order, current));
    },
  });
}
