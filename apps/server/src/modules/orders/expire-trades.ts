import { VISITOR } from '@galleria/domain/access/access';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { inTransaction } from '../../infra/database/transaction.ts';
import { closeTrade, lockTrade, planExpiries, readOverdueTradeIds } from '../checkout/index.ts';
import type { OrdersContext } from './context.ts';

const BATCH = 100;
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
 * transaction of its own, since two trades in one would take stock and accounts in no common order, and so that one that
 * cannot be closed keeps none of the others.
 */
async function expireOverdue(context: OrdersContext): Promise<void> {
  let failures = 0;
  let lastId = 0;
  for (;;) {
    const ids = await readOverdueTradeIds(context.database.queries, lastId, BATCH);
    for (const id of ids) {
      await expireTrade(context, id).catch((problem) => {
        failures++;
        context.log.error({ err: problem, tradeId: id }, 'a trade cannot be closed');
      });
    }
    lastId = ids.at(-1) ?? lastId;
    if (ids.length < BATCH) break;
  }
  if (failures > 0) throw new Error(`${failures} trades that are overdue could not be closed`);
}
