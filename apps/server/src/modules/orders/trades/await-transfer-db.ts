import { and, eq, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { trades } from '../tables.ts';

/** A transfer takes days: the trade waits so long from now. The caller holds it. */
export async function awaitTransfer({ queries }: Transaction, tradeId: number, days: number): Promise<void> {
  const until = sql`${mallNow} + make_interval(days => ${days})`;
  await queries
    .update(trades)
    .set({ expiresAt: sql`greatest(${trades.expiresAt}, ${until})` })
    .where(and(eq(trades.id, tradeId), eq(trades.state, 'unpaid')));
}
