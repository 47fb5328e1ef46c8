import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { and, eq } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { trades } from '../trades/tables.ts';

const isDeposited = eq(trades.state, TRADE_STATE.deposited);

/** For demo data: opens the window of the balance now, without a reminder. */
export async function openBalance({ queries }: Transaction, tradeId: number): Promise<void> {
  await queries
    .update(trades)
    .set({ balanceFrom: mallNow, balanceRemindedAt: mallNow })
    .where(and(eq(trades.id, tradeId), isDeposited));
}

export async function hasBalanceToPay(queries: Queries, userId: string): Promise<boolean> {
  return (await queries.$count(trades, and(eq(trades.userId, userId), isDeposited))) > 0;
}

/** True when the user has a trade of which nothing is paid. */
export async function hasUnpaidTrade(queries: Queries, userId: string): Promise<boolean> {
  return (await queries.$count(trades, and(eq(trades.userId, userId), eq(trades.state, TRADE_STATE.unpaid)))) > 0;
}
