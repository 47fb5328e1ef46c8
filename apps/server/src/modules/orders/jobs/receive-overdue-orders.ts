import { VISITOR } from '@galleria/domain/access/access';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { OrdersContext } from '../context.ts';
import { readOverdueReceipts } from '../own-orders/own-orders-db.ts';
import { markReceived } from '../own-orders/receive-order.ts';
import { sweep } from './sweep.ts';

/**
 * Receives what nobody said had arrived, as its buyer would have: else stores would never be paid for it. The buyer may be
 * quicker; then nothing is left to do.
 */
export async function receiveOverdue({ database, log, rules }: OrdersContext): Promise<void> {
  const current = await rules();
  await sweep(log, {
    start: { id: 0 },
    next: ({ id }, limit) => readOverdueReceipts(database.queries, current.autoReceiveDays, id, limit),
    handle: async (order) => {
      await inTransaction(database, VISITOR, (transaction) => markReceived(transaction, order, current));
    },
    failed: 'orders that could not be received',
  });
}
