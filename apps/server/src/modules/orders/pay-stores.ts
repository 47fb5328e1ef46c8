import { VISITOR } from '@galleria/domain/access/access';
import { settleOrder } from '@galleria/domain/ledger/settle-order';
import { isRefused } from '@galleria/domain/refusals';
import { inTransaction } from '../../infra/database/transaction.ts';
import { lockTrade, markStorePaid, readPayableOrders, type SweepPlace } from '../checkout/index.ts';
import { postJournal } from '../ledger/index.ts';
import type { OrdersContext } from './context.ts';

const BATCH = 100;

/**
 * Stores get what was paid for their orders once nobody can give these back any more. Each order has a transaction of its
 * own, so that one that cannot be paid out holds up none of the others; it is tried again in an hour.
 */
export async function payStores(context: OrdersContext): Promise<void> {
  const { afterSalesDays } = await context.rules();
  let failures = 0;
  let place: SweepPlace = { receivedAt: '-infinity', id: 0 };
  for (;;) {
    const due = await readPayableOrders(context.database.queries, afterSalesDays, place, BATCH);
    for (const order of due) {
      await payStore(context, order, afterSalesDays).catch((problem) => {
        failures++;
        context.log.error({ err: problem, orderId: order.id }, 'a store cannot be paid');
      });
    }
    place = due.at(-1) ?? place;
    if (due.length < BATCH) break;
  }
  if (failures > 0) throw new Error(`the stores of ${failures} orders could not be paid`);
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
    const lines = order ? settleOrder(order) : [];
    if (lines.length === 0) return;
    const posted = await postJournal(transaction, { key: `settled:${id}`, reason: 'orderSettled', lines });
    if (isRefused(posted)) throw new Error(`the escrow of trade ${tradeId} has less than its orders are owed`);
  });
}
