import { SYSTEM } from '@galleria/domain/access/access';
import { payOutOrder } from '@galleria/domain/ledger/pay-out-order';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { isRefused } from '@galleria/domain/refusals';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { handleInBatches } from '../../../infra/jobs/handle-in-batches.ts';
import { postJournal } from '../../ledger/index.ts';
import type { OrdersContext } from '../index.ts';
import { lockTrade } from '../trades/trades-db.ts';
import { markStorePaid, readPayableOrders } from './pay-stores-db.ts';

/** Pays stores for their orders when the after-sales period is over, each order in a transaction of its own. */
export async function payStores(context: OrdersContext): Promise<void> {
  const { afterSalesDays } = await context.rules();
  await handleInBatches(context.log, {
    name: 'payStores',
    start: { receivedAt: '-infinity', id: 0 },
    next: (after, limit) => readPayableOrders(context.database.queries, afterSalesDays, after, limit),
    handle: (order) => payStore(context, order, afterSalesDays),
  });
}

interface PayableOrder {
  readonly id: number;
  readonly tradeId: number;
}

/** May run twice or too early, since it checks the rows under the lock of the trade. */
async function payStore(
  { database }: OrdersContext,
  { id, tradeId }: PayableOrder,
  afterSalesDays: number,
): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const trade = await lockTrade(transaction, tradeId);
    if (trade?.state === TRADE_STATE.paid) await payStoreForOrder(transaction, id, afterSalesDays);
  });
}

/**
 * Moves the shares of store and mall out of the escrow: `due` days after the receipt, or for the rest of a closed
 * order. The caller has locked the trade, which is paid.
 */
export async function payStoreForOrder(
  transaction: Transaction,
  orderId: number,
  due: number | 'closed',
  at?: Date,
): Promise<void> {
  const order = await markStorePaid(transaction, orderId, due);
  const lines = order ? payOutOrder(order) : [];
  if (lines.length === 0) return;
  const journal = { key: `settled:${orderId}`, reason: 'orderSettled', lines, ...(at && { at }) } as const;
  const posted = await postJournal(transaction, journal);
  if (isRefused(posted)) throw new Error(`payStoreForOrder: the escrow of the trade is too small for order ${orderId}`);
}
