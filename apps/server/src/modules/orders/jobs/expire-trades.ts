import { SYSTEM } from '@galleria/domain/access/access';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { handleInBatches } from '../../../infra/jobs/handle-in-batches.ts';
import type { OrdersContext } from '../index.ts';
import { keepDeposit } from '../pre-sale/keep-deposit.ts';
import { closeTrade } from '../trades/close-trade.ts';
import { lockTrade } from '../trades/trades-db.ts';
import { readOverdueTrades, scheduleExpiries } from './overdue-db.ts';

/** Longer than the interval of the schedule, so that no expiry falls between two runs. */
const SCHEDULE_AHEAD_SECONDS = 90;

/** Adds an `expireTrade` job for each trade that is about to expire. */
export function scheduleTradeExpiries({ database }: OrdersContext): Promise<void> {
  return scheduleExpiries(database.queries, SCHEDULE_AHEAD_SECONDS);
}

/**
 * Closes a trade that was not paid in time, or keeps its deposit for the store. The job may run too early, late or
 * twice, since it checks the locked row of the trade.
 */
export async function expireTrade({ database }: OrdersContext, { tradeId }: { tradeId: number }): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const trade = await lockTrade(transaction, tradeId);
    if (!trade?.isExpired) return;
    if (trade.state === TRADE_STATE.deposited) await keepDeposit(transaction, trade);
    else await closeTrade(transaction, trade, 'expired');
  });
}

/**
 * Expires trades whose job was lost: no trade stays unpaid for more than a minute past its time. Each has a transaction
 * of its own, since two trades in one would lock stock and accounts in no common order.
 */
export function expireOverdueTrades(context: OrdersContext): Promise<void> {
  return handleInBatches(context.log, {
    name: 'expireOverdueTrades',
    start: { id: 0 },
    next: ({ id }, limit) => readOverdueTrades(context.database.queries, id, limit),
    handle: ({ id }) => expireTrade(context, { tradeId: id }),
  });
}
