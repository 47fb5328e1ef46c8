import { VISITOR } from '@galleria/domain/access/access';
import { payOutOrder } from '@galleria/domain/ledger/pay-out-order';
import { isRefused } from '@galleria/domain/refusals';
import { inTransaction } from '../../infra/database/transaction.ts';
import { postJournal } from '../ledger/index.ts';
import type { OrdersContext } from './context.ts';
import { markStorePaid, readPayableOrders } from './pay-stores-db.ts';
import { sweep } from './sweep.ts';
import { lockTrade } from './trades-db.ts';

/** Stores get what was paid for their orders once nobody can give these back any more, each order in its own transaction. */
export async function payStores(context: OrdersContext): Promise<void> {
  const { afterSalesDays } = await context.rules();
  await sweep(context.log, {
    start: { receivedAt: '-infinity', id: 0 },
    next: (after, limit) => readPayableOrders(context.database.queries, afterSalesDays, after, limit),
    handle: (order) => payStore(context, order, afterSalesDays),
    failed: 'orders whose stores could not be paid',
  });
}

interface DueOrder {
  readonly id: number;
  readonly tradeId: number;
}

/** May come twice or too early: the rows decide. */
async function payStore({ database }: OrdersContext, { id, tradeId }: DueOrder, afterSalesDays: number): Promise<void> {
  await inTransaction(database, VISITOR, async (transaction) => {
    const trade = await lockTrade(transaction, tradeId);
    const order = trade?.state === 'paid' && (await markStorePaid(transaction, id, afterSalesDays));
    const lines = order ? payOutOrder(order) : [];
    if (lines.length === 0) return;
    const posted = await postJournal(transaction, { key: `settled:${id}`, reason: 'orderSettled', lines });
    if (isRefused(posted)) throw new Error(`the escrow of trade ${tradeId} has less than its orders are owed`);
  });
}
