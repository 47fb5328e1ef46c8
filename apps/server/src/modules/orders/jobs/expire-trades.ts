import { VISITOR } from '@galleria/domain/access/access';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { closeTrade } from '../trades/close-trade.ts';
import type { OrdersContext } from '../context.ts';
import { planExpiries, readOverdueTrades } from '../own-orders/own-orders-db.ts';
import { sweep } from './sweep.ts';
import { lockTrade } from '../trades/trades-db.ts';

/** Longer than the time between two plans, so that none falls between them. */
const PLAN_AHEAD_SECONDS = 90;
const OneTrade = z.object({ tradeId: z.int() });

export function expiryTasks(context: OrdersContext): TaskList {
  return {
    expireTrade: (payload) => expireTrade(context, OneTrade.parse(payload).tradeId),
    expireOverdue: () => expireOverdue(context),
    planExpiries: () => planExpiries(context.database.queries, PLAN_AHEAD_SECONDS),
  };
}

/** Closes a trade that nobody paid for in time. It may come too early, late or twice: the trade's row decides. */
async function expireTrade({ database }: OrdersContext, tradeId: number): Promise<void> {
  await inTransaction(database, VISITOR, async (transaction) => {
    const trade = await lockTrade(transaction, tradeId);
    if (trade?.state === 'unpaid' && trade.isExpired) await closeTrade(transaction, trade, 'expired');
  });
}

/**
 * The net under the jobs: whatever became of one, no trade stays unpaid for more than a minute past its time. Each has a
 * transaction of its own, since two trades in one would take stock and accounts in no common order.
 */
function expireOverdue(context: OrdersContext): Promise<void> {
  return sweep(context.log, {
    start: { id: 0 },
    next: ({ id }, limit) => readOverdueTrades(context.database.queries, id, limit),
    handle: ({ id }) => expireTrade(context, id),
    failed: 'overdue trades that could not be closed',
  });
}
